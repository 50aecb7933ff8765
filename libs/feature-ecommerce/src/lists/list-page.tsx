import { queryClientContext } from '@tandem/api-client'
import type { DataTableProps } from '@tandem/design-system'
import { useUser } from '@tandem/session'
import {
  FillSlot,
  loadStoreChoice,
  StoreAddress,
  storeQueries,
  StoreSwitcher,
  useSwitchStore,
  WidgetBoundary,
  type StoreChoice,
} from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { useText } from '../messages.ts'
import { ConnectFirst } from './connect-first.tsx'
import { FailedSyncNote } from './failed-sync-note.tsx'
import { Freshness } from './freshness.tsx'
import type { ColumnsOf } from './list-columns.tsx'
import { changeListSearch, listRequest, readListSearch, writeListSearch } from './list-search.ts'
import { ListTable, ListTableSkeleton } from './list-table.tsx'
import type { ListSearch, StoreList } from './list.ts'
import { readForPage } from './read-ahead.ts'
import { ListSearchField } from './search-field.tsx'
import { SyncButton } from './sync-button.tsx'

/** Loads the page of a list: which store it shows, and the start of its read. */
export const listLoader =
  <Row,>(list: StoreList<Row>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> => {
    const choice = await loadStoreChoice({ request, context })
    if (choice !== 'unknown') {
      const search = readListSearch(list, new URL(request.url).searchParams)
      readForPage(context.get(queryClientContext), list, listRequest(search, choice.id), {
        isPassing: choice.from === 'selection',
      })
    }
    return { choice }
  }

interface ListPageProps<Row> {
  list: StoreList<Row>
  columns: ColumnsOf<Row>
  density?: DataTableProps<Row & object>['density']
}

/** The page of a list: head, store switcher, search, and the rows of the store or stores that the address means. */
export function ListPage<Row extends ListedRow>(props: ListPageProps<Row>) {
  const { choice } = useLoaderData<{ choice: StoreChoice }>()
  return (
    <>
      <StoreAddress choice={choice} />
      {choice !== 'unknown' && <Rows {...props} storeId={choice.id} />}
    </>
  )
}

interface ListedRow {
  id: number
  store_id: number
}

function Rows<Row extends ListedRow>({
  list,
  columns,
  density,
  storeId,
}: ListPageProps<Row> & { storeId: number | null }) {
  const { kind } = list
  const text = useText()
  const { team } = useUser()
  const navigate = useNavigate()
  const switchStore = useSwitchStore()
  const [params] = useSearchParams()
  const { data: everyStore } = useSuspenseQuery(storeQueries.list())
  const connected = everyStore.filter(({ archived_at }) => archived_at === null)
  if (connected.length === 0) {
    return (
      <>
        <FillSlot slot="pageDescription">{text('list.noStore')}</FillSlot>
        <ConnectFirst kind={kind} />
      </>
    )
  }

  const stores = storeId === null ? connected : connected.filter(({ id }) => id === storeId)
  const search = readListSearch(list, params)
  const request = listRequest(search, storeId)
  const addressOf = (change: Partial<ListSearch>) =>
    writeListSearch(list, changeListSearch(search, change), storeId)
  const change = (next: Partial<ListSearch>) =>
    void navigate(
      { search: addressOf(next) },
      { replace: next.search_term !== undefined, preventScrollReset: true },
    )
  const table = { list, columns, density, stores, request, timeZone: team.timezone, onChange: change }

  return (
    <>
      <FillSlot slot="pageDescription">
        <Freshness kind={kind} stores={stores} timeZone={team.timezone} />
        <FailedSyncNote stores={stores} />
      </FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher stores={connected} value={storeId} onChange={switchStore} />
        <SyncButton stores={stores} />
      </FillSlot>
      <FillSlot slot="pageFilters">
        <ListSearchField
          key={kind}
          kind={kind}
          searched={search.search_term}
          onSearch={(search_term) => change({ search_term })}
        />
      </FillSlot>
      <WidgetBoundary
        failedTitle={text(`${kind}.failed`)}
        loading={<ListTableSkeleton {...table} />}
        resetKey={JSON.stringify([kind, request])}
      >
        <ListTable {...table} addressOf={addressOf} />
      </WidgetBoundary>
    </>
  )
}
