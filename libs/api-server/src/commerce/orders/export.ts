import { exportOrders, isAllowed, personalOrderColumns } from '@tandem/api-contract'
import type { OrderFilter, orderColumns, PostalAddress } from '@tandem/api-contract'
import { decimal, figure, momentsIn } from '../../platform/exports/cell.ts'
import type { Term } from '../../platform/exports/definitions-file.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { problem } from '../../platform/request/problem.ts'
import { implementFile } from '../../identity/implement.ts'
import { ordersInFile } from './orders-in-file.ts'
import type { OrderInFile } from './orders-in-file.ts'
import { orderList } from './queries.ts'

type Column = (typeof orderColumns)[number]

const orderExport: ListExport<OrderFilter, OrderInFile, Column> = {
  list: { ...orderList, rows: ordersInFile },
  name: 'orders',
  columns,
  fields: {
    id: { leftOut: 'Our own number, which people never see.' },
    store_id: 'store',
    number: 'number',
    status: 'status',
    currency: 'currency',
    total: 'total',
    refunded_total: 'refunded_total',
    items_count: 'items_count',
    ordered_at: 'ordered_at',
    customer_id: { leftOut: 'Our own number, which people never see.' },
    customer_name: 'customer_name',
    customer_email: 'customer_email',
    customer_city: 'customer_city',
    customer_country: 'customer_country',
    payment_method: 'payment_method',
    shipping_method: 'shipping_method',
    notes_count: { leftOut: 'Notes stay in Tandem.' },
    items_total: 'items_total',
    discount_total: 'discount_total',
    fee_total: 'fee_total',
    shipping_total: 'shipping_total',
    tax_total: 'tax_total',
    paid_at: 'paid_at',
    discount_codes: 'discount_codes',
    phone: 'phone',
    billing_address: 'billing_address',
    shipping_address: 'shipping_address',
  },
}

const isPersonal = (column: string) => personalOrderColumns.some((one) => one === column)

export const orderExportRoutes = [
  implementFile(exportOrders, async (call) => {
    if (call.body.columns.some(isPersonal) && !isAllowed(call.session.role, 'customers.read'))
      throw problem('FORBIDDEN')
    return exportList(call, orderExport, call.body)
  }),
]

function columns({ timezone, storeNames }: ExportContext): Record<Column, ExportColumn<OrderInFile>[]> {
  const moment = momentsIn(timezone)
  /** Empty when the order hasn't been synced since we store its parts: some amounts would include tax. */
  const part = (
    title: string,
    term: Term,
    of: (order: OrderInFile) => number | null,
  ): ExportColumn<OrderInFile>[] => [
    {
      title,
      term,
      cell: (order) => {
        const amount = order.items_total === null ? null : of(order)
        return amount === null ? null : decimal(amount, order.currency)
      },
    },
  ]
  return {
    number: [{ title: 'Number', cell: (order) => order.number }],
    ordered_at: [
      { title: `Ordered at (${timezone})`, isMoment: true, cell: (order) => moment(order.ordered_at) },
    ],
    status: [{ title: 'Status', cell: (order) => order.status }],
    store: [{ title: 'Store', cell: (order) => storeNames.get(order.store_id) ?? null }],
    customer_name: [{ title: 'Customer', cell: (order) => order.customer_name }],
    customer_email: [{ title: 'Email', cell: (order) => order.customer_email }],
    customer_city: [{ title: 'City', cell: (order) => order.customer_city }],
    customer_country: [{ title: 'Country', cell: (order) => order.customer_country }],
    items_count: [{ title: 'Items', term: 'order-items', cell: (order) => figure(order.items_count) }],
    currency: [{ title: 'Currency', cell: (order) => order.currency }],
    items_total: part(
      'Items after discounts, without tax',
      'order-items-total',
      (order) => order.items_total,
    ),
    discount_total: part('Discounts, taken off already', 'order-discounts', (order) => order.discount_total),
    fee_total: part('Fees, without tax', 'order-fees', (order) => order.fee_total),
    shipping_total: part('Shipping, without tax', 'order-shipping', (order) => order.shipping_total),
    tax_total: part('Tax', 'order-tax', (order) => order.tax_total),
    total: [{ title: 'Total', term: 'order-total', cell: (order) => decimal(order.total, order.currency) }],
    refunded_total: [
      {
        title: 'Refunded',
        term: 'order-refunds',
        cell: (order) => decimal(order.refunded_total, order.currency),
      },
    ],
    paid_at: [{ title: `Paid at (${timezone})`, isMoment: true, cell: (order) => moment(order.paid_at) }],
    discount_codes: [{ title: 'Discount codes', cell: (order) => order.discount_codes }],
    payment_method: [{ title: 'Payment method', cell: (order) => order.payment_method }],
    shipping_method: [{ title: 'Shipping method', cell: (order) => order.shipping_method }],
    phone: [{ title: 'Phone', cell: (order) => order.phone }],
    billing_address: [{ title: 'Billing address', cell: (order) => inOneLine(order.billing_address) }],
    shipping_address: [{ title: 'Shipping address', cell: (order) => inOneLine(order.shipping_address) }],
  }
}

function inOneLine(address: PostalAddress | null): string | null {
  if (address === null) return null
  const { name, company, line_1, line_2, postcode, city, region, country } = address
  const parts = [name, company, line_1, line_2, postcode, city, region, country]
  return parts.filter((part) => part !== null && part !== '').join(', ')
}
