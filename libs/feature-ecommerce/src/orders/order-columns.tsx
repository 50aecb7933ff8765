import type { orderColumns as exportedOrderColumns, Order } from '@tandem/api-contract'
import { formatQuantity } from '@tandem/format'
import type { ListColumn } from '@tandem/lists'
import { EmailCell } from '../lists/email-cell.tsx'
import { explain } from '../lists/explain.tsx'
import type { ColumnsOf } from '../lists/store-list.ts'
import { text } from '../lists/messages.ts'
import { OrderCustomer, OrderDelivery, OrderMoment, OrderTotal } from './order-cells.tsx'
import { OrderPost } from './order-post.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

type Exported = (typeof exportedOrderColumns)[number]

/** The columns of the list of orders. */
export const orderColumns: ColumnsOf<Order, Exported> = ({ timeZone }): ListColumn<Order, Exported>[] => [
  {
    key: 'number',
    width: 'min(5.5rem, 10vw)',
    header: text('orders.number'),
    cell: ({ number }) => <bdi>#{number}</bdi>,
    primary: true,
    phone: 'title',
    exports: ['number'],
  },
  {
    key: 'ordered_at',
    width: 'min(9.5rem, 14.1vw)',
    header: text('orders.date'),
    cell: ({ ordered_at }) => <OrderMoment at={ordered_at} timeZone={timeZone} />,
    sortKey: 'ordered_at',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['ordered_at'],
  },
  {
    key: 'status',
    // Before the customer, so that it is in sight on a narrow screen.
    width: 'min(9.5rem, 15.8vw)',
    header: text('orders.status'),
    cell: (order) => <OrderStatusBadge order={order} />,
    phone: 'badges',
    exports: ['status'],
  },
  {
    key: 'customer',
    width: 'min(13rem, 13.5vw)',
    header: text('orders.customer'),
    cell: (order) => <OrderCustomer order={order} />,
    phone: 'subtitle',
    exports: ['customer_name', 'customer_city', 'customer_country'],
  },
  {
    key: 'email',
    width: '13rem',
    header: text('orders.email'),
    cell: (order) => <EmailCell email={order.customer_email} />,
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
