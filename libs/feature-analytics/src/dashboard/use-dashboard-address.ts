import { useSteady } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { useSetAtom } from 'jotai'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readDashboardSearch, writeDashboardSearch } from './dashboard-search.ts'
import type { DashboardSearch } from './dashboard-search.ts'

/**
 * The address's values, and the requested ones. A choice shows immediately in the header; the screen keeps
 * its figures until the new ones have loaded.
 */
export function useDashboardAddress(accounts: readonly { id: number }[], storeId: number | null) {
  const navigate = useNavigate()
  const selectStore = useSetAtom(selectedStoreAtom)
  const [params] = useSearchParams()
  const search = readDashboardSearch(params, accounts)
  const [wanted, want] = useOptimistic({ search, storeId })
  const go = (next: typeof wanted, { replace = false } = {}) =>
    startTransition(async () => {
      want(next)
      await navigate(
        { search: writeDashboardSearch(next.search, next.storeId) },
        { preventScrollReset: true, replace },
      )
    })
  // The same function always: a choice shows in the header without drawing every widget again first.
  const change = useSteady((part: Partial<DashboardSearch>, options?: { replace: boolean }) =>
    go({ ...wanted, search: { ...wanted.search, ...part } }, options),
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
