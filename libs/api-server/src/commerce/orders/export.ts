import { exportOrders } from '@tandem/api-contract'
import type { Order, OrderFilter, orderColumns } from '@tandem/api-contract'
import { decimal, figure, momentsIn } from '../../platform/exports/csv.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { implementFile } from '../../identity/implement.ts'
import { orderList } from './queries.ts'

type Column = (typeof orderColumns)[number]

const orderExport: ListExport<OrderFilter, Order, Column> = { list: orderList, name: 'orders', columns }

export const orderExportRoutes = [
  implementFile(exportOrders, (call) => exportList(call, orderExport, call.body)),
]

function columns({ timezone, storeNames }: ExportContext): Record<Column, ExportColumn<Order>[]> {
  const moment = momentsIn(timezone)
  return {
    number: [{ title: 'Number', cell: (order) => order.number }],
    ordered_at: [{ title: `Ordered at (${timezone})`, cell: (order) => moment(order.ordered_at) }],
    status: [{ title: 'Status', cell: (order) => order.status }],
    store: [{ title: 'Store', cell: (order) => storeNames.get(order.store_id) ?? null }],
    customer_name: [{ title: 'Customer', cell: (order) => order.customer_name }],
    customer_email: [{ title: 'Email', cell: (order) => order.customer_email }],
    customer_city: [{ title: 'City', cell: (order) => order.customer_city }],
    customer_country: [{ title: 'Country', cell: (order) => order.customer_country }],
    items_count: [{ title: 'Items', cell: (order) => figure(order.items_count) }],
    currency: [{ title: 'Currency', cell: (order) => order.currency }],
    total: [{ title: 'Total', cell: (order) => decimal(order.total, order.currency) }],
    refunded_total: [{ title: 'Refunded', cell: (order) => decimal(order.refunded_total, order.currency) }],
  }
}
