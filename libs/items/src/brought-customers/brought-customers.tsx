import type { BroughtCustomer, EndpointAnswer, listPostCustomers } from '@tandem/api-contract'
import { Pagination, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatMoney, formatNumber } from '@tandem/format'
import { useMoments } from '@tandem/page-parts'
import { Link } from 'react-router'
import { useRowPlace } from '../row-ref.ts'
import { useBroughtText } from './messages.ts'

interface BroughtCustomersProps {
  /** One page of the customers whom a post or a discount code brought. */
  page: EndpointAnswer<typeof listPostCustomers>
  /** What is listed, for screen readers. */
  label: string
  timeZone: string
  onPageChange: (page: number) => void
}

/** Customers and what brought them: their first order, and what they bought since, by currency. */
export function BroughtCustomers({
  page: { data, meta },
  label,
  timeZone,
  onPageChange,
}: BroughtCustomersProps) {
  const text = useBroughtText()
  return (
    <Stack gap="3">
      {data.length > 0 && (
        <ul className={sums}>
          {meta.first.map(({ currency, revenue }) => (
            <li key={`first ${currency}`}>{text('first', { amount: formatMoney(revenue, currency) })}</li>
          ))}
          {meta.later.map((row) => (
            <li key={`later ${row.currency}`}>
              <Later row={row} />
            </li>
          ))}
        </ul>
      )}
      {data.length > 0 && (
        <ul className={list} aria-label={label}>
          {data.map((customer) => (
            <Entry key={customer.id} customer={customer} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {meta.last_page > 1 && (
        <Pagination page={meta.current_page} pageCount={meta.last_page} onPageChange={onPageChange} />
      )}
      <KnownSince meta={meta} />
    </Stack>
  )
}

/** Since when new customers are recognised, and for how many it isn't known. */
function KnownSince({ meta: { known_since, unknown } }: { meta: BroughtCustomersProps['page']['meta'] }) {
  const text = useBroughtText()
  if (known_since === null) return null
  const formatted = formatNumber(unknown, { full: true })
  return (
    <Text size="sm" tone="muted">
      {text('knownSince', { day: formatDate(`${known_since}T00:00:00Z`, 'UTC') })}{' '}
      {unknown > 0 && text('unknown', { count: unknown, formatted })}
    </Text>
  )
}

function Later({ row: { currency, orders, revenue } }: { row: BroughtCustomer['later'][number] }) {
  const text = useBroughtText()
  const formatted = formatNumber(orders, { full: true })
  return text('later', {
    orders: text('orders', { count: orders, formatted }),
    amount: formatMoney(revenue, currency),
  })
}

function Entry({ customer, timeZone }: { customer: BroughtCustomer; timeZone: string }) {
  const text = useBroughtText()
  const place = useRowPlace()
  const moments = useMoments(timeZone)
  const { id, name, first_order_at, first, later } = customer
  const to = place('customer', id)
  const shown = <bdi>{name.trim() || text('noName')}</bdi>
  return (
    <li className={entry}>
      {to === null ? (
        shown
      ) : (
        <Link to={to} className={link()}>
          {shown}
        </Link>
      )}
      <Text as="span" size="sm" tone="muted">
        {text('firstOn', {
          when: moments.text(first_order_at),
          amount: formatMoney(first.revenue, first.currency),
        })}
      </Text>
      {later.length === 0 ? (
        <Text as="span" size="sm" tone="muted">
          {text('nothingSince')}
        </Text>
      ) : (
        later.map((row) => (
          <Text as="span" size="sm" key={row.currency}>
            <Later row={row} />
          </Text>
        ))
      )}
    </li>
  )
}

const sums = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontWeight: 'medium' })
const list = css({
  display: 'grid',
  '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const entry = css({ display: 'grid', gap: '0.5', paddingBlock: '2.5', overflowWrap: 'anywhere' })
