import { useIsAsking } from '@tandem/api-client/react'
import { listAccountAnalytics } from '@tandem/api-contract'
import type { PeriodRequest } from '@tandem/choices'
import type { AccountAnalytics } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { accountName } from '@tandem/choices'
import { BulkBar, Card, Loading, Skeleton, Stack } from '@tandem/design-system'
import { askedRange, daysBetween } from '@tandem/format'
import { FavoriteButton, useFavoriteMany, useNotesSheet } from '@tandem/items'
import {
  copyCellsAction,
  cutPage,
  DeletedCollection,
  FoundCount,
  NothingFound,
  PagedTable,
  useColumnWidths,
  useRowSelection,
} from '@tandem/lists'
import type { PagedTableProps } from '@tandem/lists'
import { PageBoundary } from '@tandem/page-parts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { accountPath } from '../account-figures/account-paths.ts'
import { comparedOf, idsOf, maxCompared } from '../account-figures/compared-ids.ts'
import { FollowersChart } from '../account-figures/lazy-charts.ts'
import { accountFigureQueries, useAccountStates } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'
import { NoTrackedAccounts } from './no-tracked-accounts.tsx'
import { trackerCells } from './tracker-cells.ts'
import { TrackerFilters } from './tracker-filters.tsx'
import { trackerColumns } from './tracker-columns.tsx'
import type { TrackerActions } from './tracker-columns.tsx'
import { shownRows } from './tracker-rows.ts'
import type { TrackerListProps } from './tracker-list-props.ts'

/** The filters, the table and the chart of tracked accounts. */
export function TrackerList(props: TrackerListProps) {
  const { address, list, request, timeZone, now, today } = props
  const text = useTrackerText()
  const navigate = useNavigate()
  const notes = useNotesSheet()
  const manage = usePlace('account')
  const root = useHref('/')
  const trackedStates = useAccountStates('tracker')
  const ownStates = useAccountStates('social')
  const seen = { enabled: false } as const
  const { data: tracked } = useQuery({ ...accountFigureQueries.list('tracker', request), ...seen })
  const { data: ours } = useQuery({ ...accountFigureQueries.list('social', request), ...seen })
  const isEmpty = tracked?.length === 0
  const { search_term, collection_id, own } = address.shown.own
  const selection = useRowSelection(JSON.stringify([search_term, collection_id, own]))
  const { data: collections } = useQuery({
    ...accountFigureQueries.collections('tracker'),
    enabled: collection_id !== undefined,
  })
  const isDeleted = collection_id !== undefined && collections?.every(({ id }) => id !== collection_id)

  const widths = useColumnWidths('tracker')
  const pathOf = (row: AccountAnalytics) => accountPath(row, address.shown.period)
  const actionsOf = (row: AccountAnalytics): TrackerActions => ({
    onOpen: () => void navigate(pathOf(row)),
    onNotes: () => notes.open({ type: 'account', id: row.id }),
    ...(manage && { onManage: () => void navigate(manage(row.id)) }),
  })
  const table: Omit<PagedTableProps<AccountAnalytics>, 'page'> = {
    list,
    label: text('list.label'),
    loadingLabel: text('list.loading'),
    columns: trackerColumns({
      days: (tracked?.[0] ?? ours?.[0])?.current.days ?? chosenDays(request, today),
      timeZone,
      now,
      stateOf: (id) => trackedStates?.get(id) ?? ownStates?.get(id),
      actionsOf,
      favoriteOf: starOf,
    }),
    widths,
    density: 'media',
    selection: { ...selection, rowName: accountName },
    rowLink: {
      getHref: (row) => `${root.replace(/\/$/, '')}${pathOf(row)}`,
      onOpen: (row) => void navigate(pathOf(row)),
    },
    empty: <NothingFound title={text('list.nothingFound')} list={list} />,
  }
  return (
    <Stack gap="4">
      {!isEmpty && <TrackerFilters {...props} />}
      <FoundCount found={tracked && ours && countOf(shownRows(tracked, ours, address.shown.own))} />
      <PageBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify(request)}
        // In the same frame in which the filters go.
        loading={isEmpty ? <NoTrackedAccounts /> : <PagedTable {...table} page={undefined} empty={null} />}
      >
        {isDeleted && !isEmpty ? (
          <DeletedCollection list={list} />
        ) : (
          <Rows {...props} table={table} selection={selection} />
        )}
      </PageBoundary>
    </Stack>
  )
}

interface RowsProps extends TrackerListProps {
  table: Omit<PagedTableProps<AccountAnalytics>, 'page'>
  selection: ReturnType<typeof useRowSelection>
}

const starOf = (row: AccountAnalytics) => (
  <FavoriteButton row={{ type: 'account', id: row.id, name: accountName(row) }} />
)

function Rows({ address, request, timeZone, today, table, selection }: RowsProps) {
  const text = useTrackerText()
  const { own } = address.shown
  const { data: tracked } = useSuspenseQuery(accountFigureQueries.list('tracker', request))
  const { data: ours } = useSuspenseQuery(accountFigureQueries.list('social', request))
  const favorites = useFavoriteMany('account', { onDone: selection.clear })
  const isBusy = useIsAsking(listAccountAnalytics)
  if (tracked.length === 0) return <NoTrackedAccounts />
  const rows = shownRows(tracked, ours, own)
  const page = cutPage(rows, own)
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
      <PagedTable {...table} page={page} busy={isBusy} />
      <BulkBar
        selection={selection.value}
        // All rows are loaded here, so all of them can be listed by id.
        onSelectionChange={(next) =>
          next.kind === 'allBut'
            ? selection.replaceAll(rows.map(({ id }) => id))
            : selection.onValueChange(next)
        }
        pageIds={page.data.map(({ id }) => String(id))}
        total={rows.length}
        labels={{ rows: (count) => text('list.count', count) }}
        actions={[
          {
            key: 'compare',
            label: text('act.compare'),
            icon: <ChartLine aria-hidden />,
            ...(chosen.length > maxCompared && {
              disabledReason: text('act.compareTooMany', { max: maxCompared }),
            }),
            onAction: () => {
              address.change({ compared: comparedOf(chosen.map(({ id }) => id)) })
              selection.clear()
              document.querySelector('main')?.scrollIntoView()
            },
          },
          favorites.action(selection.value),
          ...copyCellsAction(() => trackerCells(chosen, timeZone)),
        ]}
      />
      {favorites.dialog}
    </>
  )
}

/** How many days were chosen; null for all days, whose number depends on the data. */
function chosenDays(request: PeriodRequest, today: string): number | null {
  const { start, end } = askedRange(request, today)
  return start === null ? null : daysBetween(start, end) + 1
}

const countOf = (rows: readonly unknown[]) => ({ total: rows.length, total_is_capped: false })
