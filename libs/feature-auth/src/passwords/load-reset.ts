import type { LoaderFunctionArgs } from 'react-router'
import { loadLink } from '../load-link.ts'
import { linkQueries } from '../queries.ts'

/** Checks whether the link can still be used. */
export const loadReset = (given: LoaderFunctionArgs) =>
  loadLink(given, (queryClient, link) => queryClient.prefetchQuery(linkQueries.reset(link)))
