import type { SoldByCode } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { formatMoney, formatNumber } from '@tandem/format'
import { Counted } from '../lists/counted.tsx'
import { Missing } from '../lists/missing.tsx'
import { codesText as text } from './messages.ts'

const counted = (count: number) => ({ count, formatted: formatNumber(count, { full: true }) })

/** The columns of the list of discount codes; amounts are in the currency. */
export const codeColumns = (currency: string): DataColumn<SoldByCode & { id: string }>[] => [
  { key: 'code', header: text('code'), cell: ({ code }) => <bdi>{code}</bdi>, primary: true, phone: 'title' },
  {
    key: 'orders',
    header: text('orders'),
    explanation: text('rules.orders'),
    cell: ({ orders }) => <Counted count={orders} words={text('ordersCount', counted(orders))} />,
    align: 'end',
    sortKey: 'orders',
    sortFirst: 'descending',
    phone: 'subtitle',
  },
  {
    key: 'revenue',
    header: text('revenue'),
    explanation: text('rules.revenue'),
    cell: ({ revenue }) => formatMoney(revenue, currency),
    align: 'end',
    sortKey: 'revenue',
    sortFirst: 'descending',
    phone: 'value',
  },
  {
    key: 'discount',
    header: text('discount'),
    explanation: text('rules.discount'),
    cell: ({ discount }) => (discount === null ? <Missing /> : formatMoney(discount, currency)),
    align: 'end',
    sortKey: 'discount',
    sortFirst: 'descending',
  },
  {
    key: 'buyers',
    header: text('buyers'),
    explanation: text('rules.buyers'),
    cell: ({ buyers }) => formatNumber(buyers, { full: true }),
    align: 'end',
    sortKey: 'buyers',
    sortFirst: 'descending',
  },
  {
    key: 'customers',
    header: text('customers'),
    explanation: text('rules.customers'),
    cell: ({ customers }) =>
      customers === null ? (
        <Missing />
      ) : (
        <Counted count={customers} words={text('customersCount', counted(customers))} />
      ),
    align: 'end',
    sortKey: 'customers',
    sortFirst: 'descending',
    phone: 'detail',
  },
  {
    key: 'later',
    header: text('later'),
    explanation: text('rules.later'),
    cell: ({ later }) =>
      later === null ? (
        <Missing />
      ) : (
        <>
          {formatMoney(later.revenue, currency)}
          <Text size="xs" tone="muted">
            {text('ordersCount', counted(later.orders))}
          </Text>
        </>
      ),
    align: 'end',
    sortKey: 'later',
    sortFirst: 'descending',
  },
]
