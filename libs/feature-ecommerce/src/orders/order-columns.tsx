import type { Order } from '@tandem/api-contract'
import type { DataColumn } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import type { ColumnsOf } from '../lists/list-columns.tsx'
import { Moment } from '../lists/moment.tsx'
import { text } from '../messages.ts'
import { OrderCustomer, OrderTotal } from './order-cells.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

/** The columns of the list of orders. */
export const orderColumns: ColumnsOf<Order> = ({ timeZone }): DataColumn<Order>[] => [
  {
    key: 'number',
    header: text('orders.number'),
    cell: ({ number }) => <bdi>#{number}</bdi>,
    primary: true,
    phone: 'title',
  },
  {
    key: 'ordered_at',
    header: text('orders.date'),
    cell: ({ ordered_at }) => <Moment at={ordered_at} timeZone={timeZone} />,
    sortKey: 'ordered_at',
    sortFirst: 'descending',
    phone: 'detail',
  },
  {
    key: 'customer',
    header: text('orders.customer'),
    cell: (order) => <OrderCustomer order={order} />,
    phone: 'subtitle',
  },
  {
    key: 'items',
    header: text('orders.items'),
    cell: ({ items_count }) => formatNumber(items_count, { full: true }),
    align: 'end',
  },
  {
    key: 'status',
    header: text('orders.status'),
    cell: (order) => <OrderStatusBadge order={order} />,
    phone: 'badges',
  },
  {
    key: 'total',
    header: text('orders.total'),
    cell: (order) => <OrderTotal order={order} />,
    align: 'end',
    sortKey: 'total',
    sortFirst: 'descending',
    phone: 'value',
  },
]
