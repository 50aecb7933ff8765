import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { loadStoreChoice, storeQueries, teamClock } from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { hasDefaultFilter, loadListRequest, openDefaultFilter, readForPage, readUnseen } from '@tandem/lists'
import { readSelectedStore, sessionQueries } from '@tandem/session'
import type { LoaderFunctionArgs } from 'react-router'
import type { ListedDetail, ListedRow, StoreList, StoreSearch } from './store-list.ts'

/** The part of a list's address that names its store. The rule of stores wins over the address. */
export const ofStore = <Search extends StoreSearch>(id: number | null) =>
  ({ store_id: id ?? undefined }) as Partial<Search>

/** What a list page reads before it is shown: for its route, and ahead of a visit. */
export function listReads<
  Search extends StoreSearch,
  ListRequest extends object,
  Row extends ListedRow,
  OneRow extends Row & ListedDetail,
>(view: Omit<StoreList<Search, ListRequest, Row, OneRow, string>, 'exportSource'>) {
  /** Which store the page shows, and the start of its read. */
  async function loader(args: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> {
    await openDefaultFilter(view.kind, args)
    const choice = await loadStoreChoice(args)
    if (typeof choice === 'object') {
      const request = await loadListRequest(view.address, args, ofStore<Search>(choice.id))
      const queryClient = args.context.get(queryClientContext)
      const isPassing = choice.from === 'selection'
      readForPage(queryClient, view.page(request), { isPassing })
      view.readAbove?.(queryClient, request)
    }
    return { choice }
  }

  /** Reads for the last selected store, otherwise for all of them; for the menu only if one was selected. */
  const readAhead: ReadAhead = (queryClient, asker) => {
    const me = queryClient.getQueryData(sessionQueries.me.queryKey)
    const selected = readSelectedStore()
    if (me === undefined || (asker === 'menu' && selected === null)) return
    void queryClient.prefetchQuery(storeQueries.list())
    // A default filter opens other rows.
    if (hasDefaultFilter(me, view.kind)) return
    const search = { ...view.address.read(new URLSearchParams()), ...ofStore<Search>(selected) }
    const request = view.address.request(search, teamClock(me.team))
    readUnseen(queryClient, view.page(request))
    view.readAbove?.(queryClient, request)
  }

  return { loader, readAhead }
}
