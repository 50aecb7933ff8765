import { selectedStoreAtom } from '@tandem/session'
import { useWantedAddress } from '@tandem/workbench'
import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router'
import { changeListSearch, ofOneStore, readListSearch, writeListSearch } from './list-search.ts'
import type { ListedRow, ListSearch, StoreList } from './list.ts'

/**
 * What the address says, and what the reader wants. The address is shown when its rows have come; until then filters and
 * the store show what was chosen, and a further choice builds on it.
 */
export function useWantedSearch(list: Pick<StoreList<ListedRow>, 'schema'>, storeId: number | null) {
  const selectStore = useSetAtom(selectedStoreAtom)
  const [params] = useSearchParams()
  const search = readListSearch(list, params)
  const { wanted, go } = useWantedAddress({ search, storeId }, (next) =>
    writeListSearch(list, next.search, next.storeId),
  )
  return {
    search,
    wanted,
    addressOf: (change: Partial<ListSearch>) =>
      writeListSearch(list, changeListSearch(search, change), storeId),
    change: (change: Partial<ListSearch>) =>
      go({ ...wanted, search: changeListSearch(wanted.search, change) }, change.search_term !== undefined),
    /** Another store, which is remembered, or all of them. */
    switchStore: (id: number | null) => {
      selectStore(id)
      go({ storeId: id, search: changeListSearch(wanted.search, id === null ? {} : ofOneStore) })
    },
  }
}
