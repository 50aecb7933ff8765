import * as v from 'valibot'
import type { Store } from '@tandem/api-contract'

type ChoosableStore = Pick<Store, 'id' | 'archived_at'>

const StoreId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number), v.safeInteger())

/** The store whose rows are shown, null for all; or that the address named one that is archived, or none of the team's. */
export type StoreChoice =
  { id: number | null; from: 'address' | 'selection' | 'nothing' } | 'archived' | 'unknown'

/**
 * Which store a list shows: the address wins, then the store that was selected last if it is still there,
 * then all stores.
 *
 * `from: 'selection'` says that the address should be completed with the id, so that it can be shared.
 * An id of the address that names an archived store is `'archived'`; one that names none of these stores, numeric or not,
 * is `'unknown'`.
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
