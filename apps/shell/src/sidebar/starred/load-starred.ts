import { queryClientContext } from '@tandem/api-client'
import { favoriteQueries } from '@tandem/items'
import type { LoaderFunctionArgs } from 'react-router'

/** The frame does not wait longer than this (milliseconds). */
const patience = 1000

/**
 * Loader of the frame: reads the favourite categories before it is drawn, so that the menu does not move when
 * they come. Without them it is drawn all the same.
 */
export async function loadStarred({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const read = context.get(queryClientContext).prefetchQuery(favoriteQueries.categories())
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([read, enough])
  clearTimeout(timer)
  return null
}
