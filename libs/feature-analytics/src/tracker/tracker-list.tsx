import { useIsAsking } from '@tandem/api-client'
import { listAccountAnalytics } from '@tandem/api-contract'
import type { AccountAnalytics } from '@tandem/api-contract'
import { BulkBar, Card, DataTable, Loading, Skeleton, Stack } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { askedRange, daysBetween } from '@tandem/format'
import {
  FavoriteButton,
  useFavoriteMany,
  useNotesSheet,
  usePlace,
  useRowSelection,
  WidgetBoundary,
} from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { accountName } from '../account-figures/account-identity.tsx'
import { accountPath } from '../account-figures/account-paths.ts'
import { comparedOf, idsOf, mostCompared } from '../account-figures/compared-ids.ts'
import { FollowersChart } from '../account-figures/lazy-charts.ts'
import { accountFigureQueries, useAccountStates } from '../account-figures/queries.ts'
import type { PeriodRequest } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'
import { NoTrackedAccounts } from './no-tracked-accounts.tsx'
import { TrackerFilters } from './tracker-filters.tsx'
import { trackerColumns } from './tracker-columns.tsx'
import type { TrackerActions } from './tracker-columns.tsx'
import { shownRows } from './tracker-rows.ts'
import type { TrackerListProps } from './tracker-list-props.ts'

/** What narrows the tracked accounts, their table, and their chart. */
export function TrackerList(props: TrackerListProps) {
  const { address, request } = props
  const text = useTrackerText()
  const { search_term, collection_id, own } = address.shown.own
  const selection = useRowSelection(JSON.stringify([search_term, collection_id, own]))
  const table = useUsualTable(props)
  return (
    <Stack gap="4">
      <TrackerFilters {...props} />
      <WidgetBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify(request)}
        loading={
          <DataTable
            {...table}
            rows={undefined}
            empty={null}
            selection={{ ...selection, rowName: () => '' }}
            labels={{ loading: text('list.loading') }}
          />
        }
      >
        <Rows {...props} table={table} selection={selection} />
      </WidgetBoundary>
    </Stack>
  )
}

interface RowsProps extends TrackerListProps {
  table: ReturnType<typeof useUsualTable>
  selection: ReturnType<typeof useRowSelection>
}

const starOf = (row: AccountAnalytics) => (
  <FavoriteButton row={{ type: 'account', id: row.id, name: accountName(row) }} />
)

const rowId = ({ id }: AccountAnalytics) => String(id)

function Rows({ address, request, timeZone, now, today, table, selection }: RowsProps) {
  const text = useTrackerText()
  const navigate = useNavigate()
  const notes = useNotesSheet()
  const manage = usePlace('account')
  const root = useHref('/')
  const { own, period } = address.shown
  const { data: tracked } = useSuspenseQuery(accountFigureQueries.list('tracker', request))
  const { data: ours } = useSuspenseQuery(accountFigureQueries.list('social', request))
  const trackedStates = useAccountStates('tracker')
  const ownStates = useAccountStates('social')
  const favorites = useFavoriteMany('account', { onDone: selection.clear })
  const isBusy = useIsAsking(listAccountAnalytics)

  const rows = shownRows(tracked, ours, own)
  const pageCount = Math.max(1, Math.ceil(rows.length / own.per_page))
  const page = Math.min(own.page, pageCount)
  const onPage = rows.slice((page - 1) * own.per_page, page * own.per_page)

  const pathOf = (row: AccountAnalytics) => accountPath(row, period)
  const actionsOf = (row: AccountAnalytics): TrackerActions => ({
    onOpen: () => void navigate(pathOf(row)),
    onNotes: () => notes.open({ type: 'account', id: row.id }),
    ...(manage && { onManage: () => void navigate(manage(row.id)) }),
  })
  const all = [...tracked, ...ours]
  const compared = idsOf(own.compared).flatMap((id) => all.filter((row) => row.id === id))
  const chosen = rows.filter(({ id }) => selection.value.ids.has(String(id)))
  return (
    <>
      {compared.length > 0 && (
        <Suspense
          fallback={
            <Card>
              <Loading label={text('list.loading')}>
                <Skeleton height={330} />
              </Loading>
            </Card>
          }
        >
          <FollowersChart
            title={text('list.compared')}
            accounts={compared}
            today={today}
            timeZone={timeZone}
            onClose={() => address.change({ compared: '' })}
          />
        </Suspense>
      )}
      <DataTable
        {...table}
        columns={trackerColumns({
          days: (tracked[0] ?? ours[0])?.current.days ?? chosenDays(request, today),
          timeZone,
          now,
          stateOf: (id) => trackedStates?.get(id) ?? ownStates?.get(id),
          actionsOf,
          favoriteOf: starOf,
        })}
        rows={onPage}
        busy={isBusy}
        selection={{ ...selection, rowName: accountName }}
        rowLink={{
          getHref: (row) => `${root.replace(/\/$/, '')}${pathOf(row)}`,
          onOpen: (row) => void navigate(pathOf(row)),
        }}
        empty={
          <NoTrackedAccounts
            isFirst={tracked.length === 0}
            searchTerm={own.search_term}
            isFiltered={own.collection_id !== undefined}
            onClearSearch={() => address.change({ search_term: '', page: 1 })}
            onClearFilters={() => address.change({ collection_id: undefined, page: 1 })}
          />
        }
        paging={{ ...table.paging, page, pageCount, total: rows.length }}
      />
      <BulkBar
        selection={selection.value}
        // All rows are known here, so that all of them can be named.
        onSelectionChange={(next) =>
          next.kind === 'allBut'
            ? selection.replaceAll(rows.map(({ id }) => id))
            : selection.onValueChange(next)
        }
        pageIds={onPage.map(rowId)}
        total={rows.length}
        actions={[
          {
            key: 'compare',
            label: text('act.compare'),
            icon: <ChartLine aria-hidden />,
            ...(chosen.length > mostCompared && {
              disabledReason: text('act.compareMost', { most: mostCompared }),
            }),
            onAction: () => {
              address.change({ compared: comparedOf(chosen.map(({ id }) => id)) })
              selection.clear()
              document.querySelector('main')?.scrollIntoView()
            },
          },
          favorites.action(selection.value),
        ]}
      />
      {favorites.dialog}
    </>
  )
}

/** How many days were chosen; null for all there are, whose number only their figures tell. */
function chosenDays(request: PeriodRequest, today: string): number | null {
  const { start, end } = askedRange(request, today)
  return start === null ? null : daysBetween(start, end) + 1
}

/** What the table shows before and after its rows have come. */
function useUsualTable({ address, request, timeZone, now, today }: TrackerListProps) {
  const text = useTrackerText()
  const { own } = address.shown
  return {
    label: text('list.label'),
    columns: trackerColumns({
      days: chosenDays(request, today),
      timeZone,
      now,
      stateOf: () => undefined,
      actionsOf: () => ({ onOpen: () => {}, onNotes: () => {} }),
    }),
    getRowId: rowId,
    density: 'media',
    sort: own.sort,
    onSortChange: (sort: string) => address.change({ sort: sort as typeof own.sort, page: 1 }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: own.per_page,
      total: 0,
      onPageChange: (page: number) => address.change({ page }),
      onPerPageChange: (per_page: number) => address.change({ per_page, page: 1 }),
    },
  } satisfies Partial<DataTableProps<AccountAnalytics>>
}
