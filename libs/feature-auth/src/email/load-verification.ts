import type { LoaderFunctionArgs } from 'react-router'
import { loadLink } from '../load-link.ts'
import { linkQueries } from '../queries.ts'

/** Loads the registration that the link is for. */
export const loadVerification = (given: LoaderFunctionArgs) =>
  loadLink(given, (queryClient, link) => queryClient.prefetchQuery(linkQueries.verification(link)))
