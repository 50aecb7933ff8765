import type { AccountAnalytics, AccountDay } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Card, DataTable, Heading, Inline, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { formatDate, formatNumber } from '@tandem/format'
import { cutPage, PhoneLabel, TableExportButton } from '@tandem/lists'
import { Provenance, WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isCharted } from '../account-figures/day-values.ts'
import { sourceOf } from '../account-figures/figure-provenance.tsx'
import { Missing } from '../account-figures/figure-value.tsx'
import { figureText } from '../account-figures/messages.ts'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { rowsInOrder } from '../account-figures/rows-in-order.ts'
import type { SortReaders } from '../account-figures/rows-in-order.ts'
import { accountsPageText as text } from './messages.ts'

interface DaysTableProps {
  account: AccountAnalytics
  timeZone: string
}

/** Every day of an account that has data, with all its figures. */
export function DaysTable(props: DaysTableProps) {
  const { account } = props
  return (
    <WidgetBoundary
      failedTitle={text('days.failed')}
      resetKey={JSON.stringify([account.id, account.current])}
      loading={
        <Card title={text('days.title')}>
          <Loading label={text('days.loading')}>
            <Skeleton height={400} />
          </Loading>
        </Card>
      }
    >
      <Days {...props} />
    </WidgetBoundary>
  )
}

const figures = [
  ['followers', 'followers_count'],
  ['growth', 'growth'],
  ['follows', 'follows'],
  ['unfollows', 'unfollows'],
  ['newFollowers', 'new_followers'],
  ['reach', 'reach'],
  ['views', 'views'],
  ['interactions', 'interactions'],
  ['likes', 'likes'],
  ['comments', 'comments'],
  ['shares', 'shares'],
  ['saves', 'saves'],
  ['taps', 'profile_links_taps'],
  ['posts', 'posts'],
] as const satisfies [string, keyof AccountDay][]

const onPhone: Partial<Record<(typeof figures)[number][0], DataColumn<AccountDay>['phone']>> = {
  followers: 'value',
  reach: 'badges',
  views: 'badges',
  interactions: 'badges',
  posts: 'badges',
}

const columns: DataColumn<AccountDay>[] = [
  {
    key: 'day',
    header: text('days.day'),
    sortKey: 'day',
    sortFirst: 'descending',
    primary: true,
    phone: 'title',
    cell: ({ day }) => formatDate(day, 'UTC'),
  },
  ...figures.map(([name, field]): DataColumn<AccountDay> => ({
    key: name,
    header: text(`days.${name}`),
    align: 'end',
    sortKey: name,
    sortFirst: 'descending',
    phone: onPhone[name],
    cell: (row) =>
      onPhone[name] === 'badges' ? (
        <PhoneLabel label={text(`days.${name}`)}>
          <Amount value={row[field]} />
        </PhoneLabel>
      ) : field === 'growth' ? (
        <Growth day={row} />
      ) : (
        <Amount value={row[field]} />
      ),
  })),
]

function Amount({ value }: { value: number | null }) {
  if (value === null) return <Missing reason={text('days.missing')} />
  return (
    <Text as="span" numeric>
      {formatNumber(value, { full: true })}
    </Text>
  )
}

/** With its sign. Growth between two readings says so, because it can include a part of the next day. */
function Growth({ day: { growth, growth_by } }: { day: AccountDay }) {
  if (growth === null) return <Missing reason={text('days.missing')} />
  return (
    <Stack gap="0">
      <Text as="span" numeric>
        {`${growth > 0 ? '+' : ''}${formatNumber(growth, { full: true })}`}
      </Text>
      {growth_by === 'readings' && (
        <Text as="span" size="xs" tone="muted">
          {text('days.byReadings')}
        </Text>
      )}
    </Stack>
  )
}

const dayOf = ({ day }: AccountDay) => day
const usualPage = 10

type DaySort = 'day' | (typeof figures)[number][0]
type DayOrder = DaySort | `-${DaySort}`

const readers = {
  day: ({ day }) => Date.parse(day),
  ...Object.fromEntries(figures.map(([name, field]) => [name, (row: AccountDay) => row[field]])),
} as SortReaders<DaySort, AccountDay>

/** Days in the order of a column; days with the same figure come latest first. */
const daysInOrder = (days: readonly AccountDay[], order: DayOrder) =>
  rowsInOrder(days, order, readers, (one, other) => Date.parse(other.day) - Date.parse(one.day))

/** What a figure of a day means; charts of a day explain some of them too. */
const definitionOf = (name: (typeof figures)[number][0]) =>
  isCharted(name) ? figureText(`dayRules.${name}`) : text(`days.rules.${name}`)

/** One figure for each source of the columns. */
const sources = ['followers', 'reach', 'posts'] as const

function Days({ account, timeZone }: DaysTableProps) {
  const titleId = useId()
  const { service, id, username, read_at, current } = account
  const { date_from, date_to } = current
  const { data } = useSuspenseQuery(accountFigureQueries.days(service, id, { date_from, date_to }))
  const [perPage, setPerPage] = useState(usualPage)
  const [wantedPage, setPage] = useState(1)
  const [order, setOrder] = useState<DayOrder>('-day')
  const rows = daysInOrder(data, order)
  const { data: onPage, meta } = cutPage(rows, { page: wantedPage, per_page: perPage })
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Inline gap="4" justify="between" wrap>
        <div>
          <Heading level={2} size="md" id={titleId}>
            {text('days.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {text('days.zones', { zone: timeZone })}
          </Text>
        </div>
        <Inline gap="2">
          <Provenance
            figure={text('days.title')}
            source={
              <Stack gap="1">
                {sources.map((figure) => (
                  <span key={figure}>{sourceOf(figure, service)}</span>
                ))}
              </Stack>
            }
            readAt={read_at}
            zone={timeZone}
            rule={`${text('days.rule')} ${text('days.zones', { zone: timeZone })}`}
          />
          <TableExportButton
            disabled={rows.length === 0}
            table={() => ({
              what: (count) => text('days.count', count),
              name: text('days.file', { account: username, from: date_from, to: date_to }),
              rows: [
                columns.map(({ header }) => header),
                ...rows.map((row) => [{ moment: row.day }, ...figures.map(([, field]) => row[field])]),
              ],
              definitions: figures.map(([name]) => [text(`days.${name}`), definitionOf(name)]),
            })}
          />
        </Inline>
      </Inline>
      <DataTable
        label={text('days.label', { account: accountName(account) })}
        columns={columns}
        rows={onPage}
        getRowId={dayOf}
        sort={order}
        onSortChange={(next) => {
          setOrder(next as DayOrder)
          setPage(1)
        }}
        density="compact"
        empty={
          <Text tone="muted" size="sm">
            {text('days.empty')}
          </Text>
        }
        paging={{
          page: meta.current_page,
          pageCount: meta.last_page,
          perPage,
          total: meta.total,
          onPageChange: setPage,
          onPerPageChange: (next) => {
            setPerPage(next)
            setPage(1)
          },
        }}
      />
    </Stack>
  )
}
