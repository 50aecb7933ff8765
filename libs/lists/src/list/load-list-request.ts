import { queryClientContext } from '@tandem/api-client/router'
import { teamClock } from '@tandem/choices'
import { sessionQueries } from '@tandem/session'
import type { LoaderFunctionArgs } from 'react-router'
import type { ListAddress } from './list-address.ts'

/**
 * For the loader of a list: the server request of its address.
 *
 * @param given values that are known better than from the address, such as the last selected store
 */
export async function loadListRequest<Search, ListRequest>(
  address: ListAddress<Search, ListRequest>,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  given?: Partial<Search>,
): Promise<ListRequest> {
  const { team } = await context.get(queryClientContext).ensureQueryData(sessionQueries.me)
  const search = address.read(new URL(request.url).searchParams)
  return address.request({ ...search, ...given }, teamClock(team))
}
