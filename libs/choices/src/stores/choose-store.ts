import * as v from 'valibot'
import type { Store } from '@tandem/api-contract'

type ChoosableStore = Pick<Store, 'id' | 'archived_at'>

const StoreId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number), v.safeInteger())

/** The store whose rows are shown, null for all; or that the address names an archived or unknown one. */
export type StoreChoice =
  { id: number | null; from: 'address' | 'selection' | 'nothing' } | 'archived' | 'unknown'

/**
 * Which store a list shows: the one in the address, otherwise the last selected one if it still exists,
 * otherwise all stores.
 *
 * `from: 'selection'` means that the address should be completed with the id, so that it can be shared. An id
 * of an archived store is `'archived'`; any other unknown text, numeric or not, is `'unknown'`.
 */
export function chooseStore(
  stores: readonly ChoosableStore[],
  fromAddress: string | null,
  selected: number | null,
): StoreChoice {
  const isThere = (id: number) => stores.some((store) => store.id === id && store.archived_at === null)
  if (fromAddress !== null && fromAddress !== '') {
    const { success, output: id } = v.safeParse(StoreId, fromAddress)
    if (!success) return 'unknown'
    if (isThere(id)) return { id, from: 'address' }
    return stores.some((store) => store.id === id) ? 'archived' : 'unknown'
  }
  if (selected !== null && isThere(selected)) return { id: selected, from: 'selection' }
  return { id: null, from: 'nothing' }
}
