import { queryClientContext } from '@tandem/api-client'
import { LinkFields } from '@tandem/api-contract'
import { timezoneQueries } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'
import * as v from 'valibot'
import { linkQueries } from '../queries.ts'

/** Looks at the link where the page is drawn before it is sent; a browser does so once the page is there. */
export async function loadInvitation({ request, context }: LoaderFunctionArgs) {
  if (typeof document !== 'undefined') return null
  const search = new URL(request.url).searchParams
  const link = v.safeParse(LinkFields, { user_id: search.get('user_id'), hash: search.get('hash') })
  if (!link.success) return null
  const queryClient = context.get(queryClientContext)
  await Promise.all([
    queryClient.prefetchQuery(linkQueries.invitation(link.output)),
    queryClient.prefetchQuery(timezoneQueries.list()),
  ])
  return null
}
