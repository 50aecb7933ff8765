import { queryClientContext } from '@tandem/api-client/router'
import { favoriteQueries } from '@tandem/items'
import type { LoaderFunctionArgs } from 'react-router'

/** The longest time that the frame waits for it (milliseconds). */
const patience = 1000

/**
 * Loader of the frame: reads the favourite categories before the frame is shown, so that the menu doesn't
 * move when they arrive. If they don't arrive in time, the frame is shown without them.
 */
export async function loadStarred({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const read = context.get(queryClientContext).prefetchQuery(favoriteQueries.categories())
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([read, enough])
  clearTimeout(timer)
  return null
}
