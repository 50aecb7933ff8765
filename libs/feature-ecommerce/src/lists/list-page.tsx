import { queryClientContext } from '@tandem/api-client'
import { css } from '@tandem/design-system/css'
import { sessionQueries } from '@tandem/session'
import {
  FillSlot,
  loadStoreChoice,
  StoreAddress,
  storeQueries,
  teamClock,
  useRowSelection,
  useShownColumns,
  useTeamClock,
  WidgetBoundary,
} from '@tandem/workbench'
import type { StoreChoice } from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import { useText } from '../messages.ts'
import { ConnectFirst } from './connect-first.tsx'
import { showSameRows, useDetail } from './detail-address.ts'
import { ListDetail } from './list-detail.tsx'
import { useListColumns } from './list-columns.tsx'
import { ListFilterBar } from './list-filter-bar.tsx'
import { ListHead } from './list-head.tsx'
import { filterOf, listRequest, readListSearch } from './list-search.ts'
import { ListTable, ListTableSkeleton } from './list-table.tsx'
import type { ListView } from './list-view.ts'
import type { ListedRow, StoreList } from './list.ts'
import { readForPage } from './read-ahead.ts'
import { useWantedSearch } from './use-wanted-search.ts'

/** The page of a list: what its route takes. */
export const listPage = <Row extends ListedRow, Detail extends Row>(view: ListView<Row, Detail>) => ({
  loader: listLoader(view.list),
  shouldRevalidate,
  Component: () => <ListPage view={view} />,
})

/** Which store the page shows, and the start of its read. */
const listLoader =
  <Row extends ListedRow, Detail extends Row>(list: StoreList<Row, Detail>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> => {
    const queryClient = context.get(queryClientContext)
    const [choice, { team }] = await Promise.all([
      loadStoreChoice({ request, context }),
      queryClient.ensureQueryData(sessionQueries.me),
    ])
    if (choice !== 'unknown') {
      const search = readListSearch(list, new URL(request.url).searchParams)
      readForPage(queryClient, list, listRequest(search, choice.id, teamClock(team)), {
        isPassing: choice.from === 'selection',
      })
    }
    return { choice }
  }

/** What opens over the list, or beside its rows, is no new showing of it. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !showSameRows(currentUrl, nextUrl))

interface ListPageProps<Row extends ListedRow, Detail extends Row> {
  view: ListView<Row, Detail>
}

/** Head, store switcher, filters, and the rows of the store or stores that the address means. */
function ListPage<Row extends ListedRow, Detail extends Row>(props: ListPageProps<Row, Detail>) {
  const { choice } = useLoaderData<{ choice: StoreChoice }>()
  return (
    <>
      <StoreAddress choice={choice} />
      {choice !== 'unknown' && <ChosenStores {...props} storeId={choice.id} />}
    </>
  )
}

type OfStoreProps<Row extends ListedRow, Detail extends Row> = ListPageProps<Row, Detail> & {
  storeId: number | null
}

function ChosenStores<Row extends ListedRow, Detail extends Row>(props: OfStoreProps<Row, Detail>) {
  const text = useText()
  const { data: everyStore } = useSuspenseQuery(storeQueries.list())
  const connected = everyStore.filter(({ archived_at }) => archived_at === null)
  if (connected.length > 0) return <Rows {...props} connected={connected} />
  return (
    <>
      <FillSlot slot="pageDescription">{text('list.noStore')}</FillSlot>
      <ConnectFirst kind={props.view.list.kind} />
    </>
  )
}

function Rows<Row extends ListedRow, Detail extends Row>({
  view,
  storeId,
  connected,
}: OfStoreProps<Row, Detail> & { connected: Parameters<typeof ListHead>[0]['connected'] }) {
  const { list, Summary } = view
  const text = useText()
  const clock = useTeamClock()
  const { timeZone } = clock
  const detail = useDetail(list.item)

  const stores = storeId === null ? connected : connected.filter(({ id }) => id === storeId)
  const columns = useListColumns(view.columns, timeZone, stores, view.refOf)
  const table = useShownColumns(list.kind, columns, view.density)
  const { search, wanted, addressOf, change, switchStore } = useWantedSearch(list, storeId)
  const request = listRequest(search, storeId, clock)
  const { sort: _sort, ...found } = filterOf(request)
  const selection = useRowSelection(JSON.stringify(found))
  const part = { storeId, stores, onChange: change }
  const shown = { view, table, stores, request, timeZone, selection, onChange: change }
  return (
    <>
      <ListHead
        {...{ list, columns: table.columns, connected, stores, request, timeZone }}
        storeId={wanted.storeId}
        onStoreChange={switchStore}
      />
      <FillSlot slot="pageFilters">
        <div className={css({ width: 'full' })}>
          <ListFilterBar
            key={list.kind}
            {...{ view, columns, table }}
            part={{ ...part, search: wanted.search }}
          />
        </div>
      </FillSlot>
      {Summary && <Summary {...part} search={search} />}
      <WidgetBoundary
        failedTitle={text(`${list.kind}.failed`)}
        loading={<ListTableSkeleton {...shown} />}
        resetKey={JSON.stringify([list.kind, request])}
      >
        <ListTable {...shown} search={search} addressOf={addressOf} detail={detail} />
      </WidgetBoundary>
      <ListDetail {...{ view, request, detail }} />
    </>
  )
}
