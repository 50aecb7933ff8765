import type { MonthFigures, Reconciliation, ShopReport } from '@tandem/api-contract'
import { Banner, Button, Card, EmptyState, Stack, Switcher, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { firstWholeDay, formatDate, formatDateTime, formatNumber } from '@tandem/format'
import { useMoments } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Answer } from './answer.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FiguresTable } from './figures-table.tsx'
import { partMeasures } from './measures.ts'
import { useReconcileText } from './messages.ts'
import { reconcileQueries } from './queries.ts'
import type { ReconcileSearch } from './queries.ts'
import { shopSide } from './shop-side.ts'
import { signedMoney } from './signed.ts'

interface MonthCardsProps {
  storeId: number
  search: ReconcileSearch
  onChange: (changes: Partial<ReconcileSearch>) => void
}

/** The figures of both sides, and the reasons for the differences. */
export function MonthCards({ storeId, search, onChange }: MonthCardsProps) {
  const text = useReconcileText()
  const { data, refetch, isFetching } = useSuspenseQuery(reconcileQueries.month(storeId, search))
  const { shop } = data
  return (
    <Stack gap="4">
      {shop && <Answer {...data} shop={shop.figures} />}
      <Card
        flush
        title={text(`sides.${shop ? shopSide(shop) : 'report'}`)}
        actions={
          <Button
            size="sm"
            icon={<RefreshCw aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {text('askAgain')}
          </Button>
        }
        footer={<Rules data={data} />}
      >
        <div className={choices}>
          <Choice
            label={text('byLabel')}
            options={{ ordered: text('by.ordered'), paid: text('by.paid') }}
            value={search.by}
            onChange={(by) => onChange({ by })}
          />
          <Choice
            label={text('refundsLabel')}
            options={{ order: text('refunds.order'), given: text('refunds.given') }}
            value={search.refunds}
            onChange={(refunds) => onChange({ refunds })}
          />
        </div>
        <FiguresTable {...data} />
      </Card>
      {shop === null ? (
        <Card flush>
          <EmptyState title={text('noReport.title')} text={text('noReport.text')} />
        </Card>
      ) : (
        isAnythingToExplain(data) && (
          <Card title={text('why')}>
            <Stack gap="4">
              <DifferenceList data={data} shop={shop} by={search.by} />
              <Outcome data={data} />
            </Stack>
          </Card>
        )
      )}
    </Stack>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  options: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

/** A choice with a visible label, which says whose figures it changes. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className={choice}>
      <Text as="span" size="sm" tone="muted" className={choiceLabel} aria-hidden>
        {label}
      </Text>
      <Switcher
        label={label}
        look="field"
        options={(Object.entries(options) as [Value, string][]).map(([key, name]) => ({
          value: key,
          label: name,
        }))}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}

/** The source of the shop's figures, its rules, and the age of both sides. */
function Rules({ data }: { data: Reconciliation }) {
  const text = useReconcileText()
  const { shop, timezone, asked_at, read_at, known_since } = data
  const moments = useMoments(timezone)
  const read = read_at === null ? text('never') : moments.text(read_at)
  return (
    <Stack gap="1" className={css({ maxWidth: '[72ch]' })}>
      {shop && <ShopRules shop={shop} data={data} />}
      {shop?.source === 'orders' && (
        <Text size="sm" tone="muted">
          {text('ordersAlone')}
        </Text>
      )}
      {known_since !== null && (
        <Text size="sm" tone="muted">
          {text('knownSince', {
            day: formatDate(`${firstWholeDay(known_since, timezone)}T00:00:00Z`, 'UTC'),
          })}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {text('asked', { when: moments.text(asked_at), read })}
      </Text>
    </Stack>
  )
}

function ShopRules({ shop, data: { timezone, currency } }: { shop: ShopReport; data: Reconciliation }) {
  const text = useReconcileText()
  return (
    <Text size="sm" tone="muted">
      {text(`source.${shop.source}`, { date: text(`date.${shop.counts_by}`), currency })}{' '}
      {text('span', {
        start: formatDateTime(shop.starts_at, timezone),
        end: formatDateTime(shop.ends_at, timezone),
        zone: timezone,
      })}{' '}
      {shop.refunds_are_net && text('net')}
    </Text>
  )
}

const largestPart = (figures: MonthFigures) =>
  Math.max(...partMeasures.map((part) => Math.abs(figures[part] ?? 0)))

const isAnythingToExplain = ({ differences, unexplained }: Reconciliation) =>
  differences.length > 0 ||
  (unexplained !== null &&
    (unexplained.total !== 0 || unexplained.orders !== 0 || largestPart(unexplained) > 0))

/** Whether everything is explained, otherwise what isn't. */
function Outcome({ data }: { data: Reconciliation }) {
  const text = useReconcileText()
  const { unexplained, is_complete, currency, differences } = data
  if (unexplained === null) return null
  const { total, orders } = unexplained
  if (total === 0 && orders === 0) {
    const rounding = largestPart(unexplained)
    if (rounding > 0)
      return <Banner tone="info">{text('leftParts', { amount: signedMoney(rounding, currency) })}</Banner>
    return differences.length === 0 ? null : <Banner tone="success">{text('explained')}</Banner>
  }
  const count = Math.abs(orders)
  const words = text('ordersCount', { count, formatted: formatNumber(orders, { full: true }) })
  return (
    <Banner tone="warning" title={text('left', { amount: signedMoney(total, currency), orders: words })}>
      {text(is_complete ? 'whyLeft' : 'tooMany')}
    </Banner>
  )
}

const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '3',
  paddingInline: '5',
  paddingBlockStart: '2',
  paddingBlockEnd: '4',
  // Both on one line of a phone, each below its label.
  mobileDown: {
    display: 'grid',
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    columnGap: '3',
    paddingInline: '4',
  },
})
const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  mobileDown: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', justifyContent: 'end' },
})
const choiceLabel = css({ mobileDown: { textStyle: 'xs' } })
