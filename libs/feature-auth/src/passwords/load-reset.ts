import type { LoaderFunctionArgs } from 'react-router'
import { loadLink } from '../load-link.ts'
import { linkQueries } from '../queries.ts'

/** Whether the link is still good. */
export const loadReset = (given: LoaderFunctionArgs) =>
  loadLink(given, (queryClient, link) => queryClient.prefetchQuery(linkQueries.reset(link)))
