import type { Difference, Reconciliation, ShopReport } from '@tandem/api-contract'
import { Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatNumber } from '@tandem/format'
import { Link } from 'react-router'
import { ecommercePaths } from '../paths.ts'
import { asShown, partMeasures } from './measures.ts'
import { useReconcileText } from './messages.ts'
import type { ReconcileSearch } from './queries.ts'
import { signedMoney, signedNumber } from './signed.ts'

interface DifferenceListProps {
  data: Reconciliation
  shop: ShopReport
  by: ReconcileSearch['by']
}

/** The reasons for the difference of both totals, largest amounts first. */
export function DifferenceList({ data, shop, by }: DifferenceListProps) {
  const { differences, currency } = data
  const sorted = differences.toSorted(
    (one, other) => Math.abs(other.figures.total) - Math.abs(one.figures.total),
  )
  return (
    <ul className={list}>
      {sorted.map((difference) => (
        <li key={`${difference.kind} ${difference.currency}`}>
          <Reason difference={difference} shop={shop} currency={currency} by={by} />
        </li>
      ))}
    </ul>
  )
}

interface ReasonProps {
  difference: Difference
  shop: ShopReport
  currency: string
  by: ReconcileSearch['by']
}

function Reason({ difference, shop, currency, by }: ReasonProps) {
  const text = useReconcileText()
  const { kind, figures, orders, orders_count: count } = difference
  const words = {
    currency: difference.currency ?? currency,
    own: currency,
    ours: text(`date.${by}`),
    theirs: text(`date.${shop.counts_by}`),
    statuses: shop.excluded_statuses.join(', '),
  }
  const parts = partMeasures
    .filter((part) => (figures[part] ?? 0) !== 0)
    .map((part) =>
      text('part', {
        name: text(`rows.${part}`),
        amount: signedMoney(asShown(part, figures[part] ?? 0), currency),
      }),
    )
  const rest = count - orders.length
  return (
    <Stack gap="1">
      <div className={head}>
        <h3 className={css({ textStyle: 'sm', fontWeight: 'semibold' })}>
          {text(`kinds.${kind}.title`, words)}
        </h3>
        <span
          className={css({ textStyle: 'sm', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })}
        >
          {figures.orders === 0
            ? signedMoney(figures.total, currency)
            : text('changed', {
                orders: signedNumber(figures.orders),
                amount: signedMoney(figures.total, currency),
              })}
        </span>
      </div>
      <Text size="sm" tone="muted">
        {text(`kinds.${kind}.text`, words)}
      </Text>
      {parts.length > 1 && <Text size="sm">{parts.join(' · ')}</Text>}
      <ul className={numbers}>
        <li>{text('ordersNamed', { count, formatted: formatNumber(count, { full: true }) })}</li>
        {orders.map(({ id, number, amount }) => {
          const name = text('order', { number })
          return (
            <li key={number}>
              {id === null ? (
                name
              ) : (
                <Link to={ecommercePaths.order(id)} className={link()}>
                  {name}
                </Link>
              )}{' '}
              <Text as="span" size="sm" tone="muted">
                {amount === null ? text('noAmount') : signedMoney(amount, currency)}
              </Text>
            </li>
          )
        })}
        {rest > 0 && <li>{text('more', { formatted: formatNumber(rest, { full: true }) })}</li>}
      </ul>
    </Stack>
  )
}

const list = css({
  display: 'grid',
  '& > li': { paddingBlock: '3' },
  '& > li:first-child': { paddingBlockStart: '0' },
  '& > li:not(:first-child)': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })
const numbers = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'sm' })
