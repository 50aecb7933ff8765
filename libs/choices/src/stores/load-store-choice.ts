import { queryClientContext } from '@tandem/api-client/router'
import { readSelectedStore } from '@tandem/session'
import type { LoaderFunctionArgs } from 'react-router'
import { chooseStore } from './choose-store.ts'
import type { StoreChoice } from './choose-store.ts'
import { storeQueries } from './store-queries.ts'

/**
 * For the loader of a list: which store the address means. It waits for the list of stores, which decides
 * where the page goes (see `StoreAddress`).
 *
 * @throws what reading the stores throws.
 */
export async function loadStoreChoice({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<StoreChoice> {
  const queryClient = context.get(queryClientContext)
  const fromAddress = new URL(request.url).searchParams.get('store_id')
  const selected = readSelectedStore()
  const known = chooseStore(await queryClient.ensureQueryData(storeQueries.list()), fromAddress, selected)
  if (typeof known === 'object') return known
  // A colleague may have connected or restored it a moment ago.
  const fresh = await queryClient.fetchQuery({ ...storeQueries.list(), staleTime: 0 })
  return chooseStore(fresh, fromAddress, selected)
}
