import { queryClientContext } from '@tandem/api-client/router'
import { LinkFields } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import * as v from 'valibot'

/**
 * On the server, checks the link of a mail before the page is rendered. In a browser, the page itself does so.
 *
 * @param look reads what the page shows of the link
 */
export async function loadLink(
  { request, context }: LoaderFunctionArgs,
  look: (queryClient: QueryClient, link: LinkFields) => Promise<unknown>,
): Promise<null> {
  if (typeof document !== 'undefined') return null
  const search = new URL(request.url).searchParams
  const link = v.safeParse(LinkFields, { user_id: search.get('user_id'), hash: search.get('hash') })
  if (link.success) await look(context.get(queryClientContext), link.output)
  return null
}
