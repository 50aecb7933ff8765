import { useWantedAddress } from '@tandem/choices'
import { useSteady } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router'
import { readDashboardSearch, writeDashboardSearch } from './dashboard-search.ts'
import type { DashboardSearch } from './dashboard-search.ts'

/**
 * The address's values, and the requested ones. A choice shows immediately in the header; the screen keeps
 * its figures until the new ones have loaded.
 */
export function useDashboardAddress(accounts: readonly { id: number }[], storeId: number | null) {
  const selectStore = useSetAtom(selectedStoreAtom)
  const [params] = useSearchParams()
  const search = readDashboardSearch(params, accounts)
  const { wanted, go } = useWantedAddress({ search, storeId }, (next) =>
    writeDashboardSearch(next.search, next.storeId),
  )
  // The same function always: a choice shows in the header without drawing every widget again first.
  const change = useSteady((part: Partial<DashboardSearch>, { replace = false } = {}) =>
    go({ ...wanted, search: { ...wanted.search, ...part } }, replace),
  )
  return {
    search,
    wanted,
    change,
    /** Chooses another store, which is remembered, or all of them. */
    switchStore: (id: number | null) => {
      selectStore(id)
      // Another store may sell in other currencies.
      go({ storeId: id, search: { ...wanted.search, sold: undefined } })
    },
  }
}
