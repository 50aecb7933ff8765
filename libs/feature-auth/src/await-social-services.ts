import { queryClientContext } from '@tandem/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { socialServiceQueries } from './social-service-queries.ts'

/** A page that knows its buttons when it appears does not move; one that waits longer than this is too slow (milliseconds). */
const patience = 500

/** Waits a moment for the providers that can be signed in with, while the page's own code is on its way. */
export async function awaitSocialServices({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const read = context.get(queryClientContext).prefetchQuery(socialServiceQueries.services())
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))])
  return null
}
