import type { PostCustomer } from '@tandem/api-contract'
import { Card, Loading, Pagination, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDateTime, formatMoney } from '@tandem/format'
import { useRowPlace } from '@tandem/items'
import { Provenance } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted } from './counted.ts'
import { useCustomersText } from './customer-messages.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'

/** The customers whose first order names a post, with what they bought since; nothing where there are none. */
export function PostCustomers({ postRef }: { postRef: PostRef }) {
  const text = useCustomersText()
  const { timezone } = useUser().team
  const [page, setPage] = useState(1)
  const { data: customers } = useSuspenseQuery(postDetailQueries.customers(postRef, page))
  const { data, meta } = customers
  if (meta.total === 0) return null
  return (
    <Card
      title={text('title')}
      description={text('count', counted(meta.total))}
      actions={
        <Provenance figure={text('title')} source={text('source')} zone={timezone} rule={text('rule')} />
      }
    >
      <Stack gap="3">
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
        <ul className={list} aria-label={text('list')}>
          {data.map((customer) => (
            <Entry key={customer.id} customer={customer} timeZone={timezone} />
          ))}
        </ul>
        {meta.last_page > 1 && (
          <Pagination page={meta.current_page} pageCount={meta.last_page} onPageChange={setPage} />
        )}
      </Stack>
    </Card>
  )
}

function Later({ row: { currency, orders, revenue } }: { row: PostCustomer['later'][number] }) {
  const text = useCustomersText()
  return text('later', {
    orders: text('orders', counted(orders)),
    amount: formatMoney(revenue, currency),
  })
}

function Entry({ customer, timeZone }: { customer: PostCustomer; timeZone: string }) {
  const text = useCustomersText()
  const place = useRowPlace()
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
          when: formatDateTime(first_order_at, timeZone),
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

/** While the customers are read. */
export function PostCustomersSkeleton() {
  const text = useCustomersText()
  return (
    <Loading label={text('loading')}>
      <Skeleton height={120} />
    </Loading>
  )
}

const sums = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontWeight: 'medium' })
const list = css({
  display: 'grid',
  '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const entry = css({ display: 'grid', gap: '0.5', paddingBlock: '2.5', overflowWrap: 'anywhere' })
