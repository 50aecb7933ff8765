import type { customerColumns as exportedCustomerColumns, Customer } from '@tandem/api-contract'
import { formatNumber } from '@tandem/format'
import type { ListColumn } from '@tandem/lists'
import { Moment } from '@tandem/page-parts'
import { Amounts } from '../lists/amounts.tsx'
import { Counted } from '../lists/counted.tsx'
import { EmailCell } from '../lists/email-cell.tsx'
import { explain, explainSorted } from '../lists/explain.tsx'
import { Missing } from '../lists/missing.tsx'
import type { ColumnsOf } from '../lists/store-list.ts'
import { text } from '../lists/messages.ts'
import { CustomerName, CustomerPlace, CustomerSpent } from './customer-cells.tsx'

type Exported = (typeof exportedCustomerColumns)[number]

/** The columns of the list of customers. */
export const customerColumns: ColumnsOf<Customer, Exported> = ({
  timeZone,
  isPartlyKnown,
}): ListColumn<Customer, Exported>[] => [
  {
    key: 'name',
    width: '8.75rem',
    header: text('customers.name'),
    cell: (customer) => <CustomerName customer={customer} />,
    primary: true,
    sortKey: 'name',
    phone: 'title',
    exports: ['name'],
  },
  {
    key: 'email',
    width: '9.75rem',
    fills: true,
    header: text('customers.email'),
    cell: (customer) => <EmailCell email={customer.email} />,
    phone: 'subtitle',
    exports: ['email'],
  },
  {
    key: 'place',
    width: '8.5rem',
    header: text('customers.place'),
    cell: (customer) => <CustomerPlace customer={customer} />,
    exports: ['city', 'country'],
  },
  {
    key: 'orders_count',
    width: '5rem',
    header: text('customers.orders'),
    explanation: explain('customerOrders'),
    cell: ({ store_id, orders_count: count }) => (
      <Counted
        count={count}
        isUnknown={count === 0 && isPartlyKnown(store_id)}
        words={text('orders.count', { count, formatted: formatNumber(count, { full: true }) })}
      />
    ),
    align: 'end',
    sortKey: 'orders_count',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['orders_count'],
    adds: ({ store_id, orders_count: count }) => (count === 0 && isPartlyKnown(store_id) ? null : count),
  },
  {
    key: 'last_order_at',
    width: '9.75rem',
    header: text('customers.lastOrder'),
    cell: ({ last_order_at }) =>
      last_order_at === null ? <Missing /> : <Moment at={last_order_at} timeZone={timeZone} />,
    sortKey: 'last_order_at',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['last_order_at'],
  },
  {
    key: 'spent',
    width: '6.5rem',
    header: text('customers.spent'),
    explanation: explainSorted('spent'),
    cell: (customer) => <CustomerSpent customer={customer} />,
    align: 'end',
    sortKey: 'spent',
    sortFirst: 'descending',
    phone: 'value',
    exports: ['spent'],
    adds: ({ store_id, spent }) => (spent.length === 0 && isPartlyKnown(store_id) ? null : spent),
  },
  {
    key: 'average_order',
    width: '6.75rem',
    hiddenAtFirst: true,
    header: text('customers.averageOrder'),
    explanation: explainSorted('averageOrder'),
    cell: ({ average_order }) =>
      average_order.length === 0 ? <Missing /> : <Amounts amounts={average_order} />,
    align: 'end',
    sortKey: 'average_order',
    sortFirst: 'descending',
    exports: ['average_order'],
  },
]
