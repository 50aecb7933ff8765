import type { Order } from '@tandem/api-contract'
import { formatQuantity } from '@tandem/format'
import type { ListColumn } from '@tandem/lists'
import { Moment } from '@tandem/page-parts'
import { explain } from '../lists/explain.tsx'
import type { ColumnsOf } from '../lists/store-list.ts'
import { text } from '../lists/messages.ts'
import { OrderCustomer, OrderDelivery, OrderMail, OrderTotal } from './order-cells.tsx'
import { OrderPost } from './order-post.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

/** The columns of the list of orders. */
export const orderColumns: ColumnsOf<Order> = ({ timeZone }): ListColumn<Order>[] => [
  {
    key: 'number',
    width: '5.5rem',
    header: text('orders.number'),
    cell: ({ number }) => <bdi>#{number}</bdi>,
    primary: true,
    phone: 'title',
    exports: ['number'],
  },
  {
    key: 'ordered_at',
    width: '9.5rem',
    header: text('orders.date'),
    cell: ({ ordered_at }) => <Moment at={ordered_at} timeZone={timeZone} />,
    sortKey: 'ordered_at',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['ordered_at'],
  },
  {
    key: 'customer',
    width: '13rem',
    header: text('orders.customer'),
    cell: (order) => <OrderCustomer order={order} />,
    phone: 'subtitle',
    exports: ['customer_name', 'customer_city', 'customer_country'],
  },
  {
    key: 'email',
    width: '13rem',
    header: text('orders.email'),
    cell: (order) => <OrderMail order={order} />,
    hiddenAtFirst: true,
    exports: ['customer_email'],
  },
  {
    key: 'items',
    width: '4.5rem',
    header: text('orders.items'),
    explanation: explain('orderItems'),
    cell: ({ items_count }) => formatQuantity(items_count),
    align: 'end',
    exports: ['items_count'],
    adds: ({ items_count }) => items_count,
  },
  {
    key: 'status',
    width: '9.5rem',
    header: text('orders.status'),
    cell: (order) => <OrderStatusBadge order={order} />,
    phone: 'badges',
    exports: ['status'],
  },
  {
    key: 'post',
    header: text('orders.post.header'),
    explanation: text('orders.post.rule'),
    cell: (order) => <OrderPost order={order} timeZone={timeZone} />,
    // At 1440 px it would push the totals out of sight.
    hiddenAtFirst: true,
    width: '11rem',
    exports: [],
  },
  {
    key: 'total',
    width: '6.75rem',
    header: text('orders.total'),
    explanation: explain('orderTotal'),
    cell: (order) => <OrderTotal order={order} />,
    align: 'end',
    sortKey: 'total',
    sortFirst: 'descending',
    phone: 'value',
    adds: ({ currency, total }) => [{ currency, amount: total }],
    exports: [
      'currency',
      'items_total',
      'discount_total',
      'fee_total',
      'shipping_total',
      'tax_total',
      'total',
      'refunded_total',
    ],
  },
  {
    key: 'delivery',
    width: '13rem',
    header: text('orders.delivery'),
    cell: (order) => <OrderDelivery order={order} />,
    hiddenAtFirst: true,
    exports: [
      'paid_at',
      'discount_codes',
      'payment_method',
      'shipping_method',
      'phone',
      'billing_address',
      'shipping_address',
    ],
  },
]
