import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changeListSearch, readListSearch, writeListSearch } from './list-search.ts'
import type { ListedRow, ListSearch, StoreList } from './list.ts'

/**
 * What the address says, and what the reader wants. The address is shown when its rows have come; until then filters
 * show what was chosen, and a further choice builds on it.
 */
export function useWantedSearch(list: Pick<StoreList<ListedRow>, 'schema'>, storeId: number | null) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readListSearch(list, params)
  const [wanted, want] = useOptimistic(search)
  return {
    search,
    wanted,
    addressOf: (change: Partial<ListSearch>) =>
      writeListSearch(list, changeListSearch(search, change), storeId),
    change: (change: Partial<ListSearch>) =>
      startTransition(async () => {
        const next = changeListSearch(wanted, change)
        want(next)
        await navigate(
          { search: writeListSearch(list, next, storeId) },
          { replace: change.search_term !== undefined, preventScrollReset: true },
        )
      }),
  }
}
