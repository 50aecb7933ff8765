import { timezoneQueries } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadLink } from '../load-link.ts'
import { linkQueries } from '../queries.ts'

/** Loads the invitation that the link is for, and the time zones of its form. */
export const loadInvitation = (given: LoaderFunctionArgs) =>
  loadLink(given, (queryClient, link) =>
    Promise.all([
      queryClient.prefetchQuery(linkQueries.invitation(link)),
      queryClient.prefetchQuery(timezoneQueries.list()),
    ]),
  )
