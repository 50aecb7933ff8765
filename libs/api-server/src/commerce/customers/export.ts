import { exportCustomers } from '@tandem/api-contract'
import type { Customer, CustomerFilter, customerColumns } from '@tandem/api-contract'
import { decimal, figure, momentsIn } from '../../platform/exports/cell.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { implementFile } from '../../identity/implement.ts'
import { customerList } from './queries.ts'

type Column = (typeof customerColumns)[number]

const customerExport = (now: Date): ListExport<CustomerFilter, Customer, Column> => ({
  list: customerList(now),
  name: 'customers',
  columns,
  fields: {
    id: { leftOut: 'Our own number, which people never see.' },
    store_id: 'store',
    name: 'name',
    email: 'email',
    city: 'city',
    country: 'country',
    orders_count: 'orders_count',
    spent: 'spent',
    average_order: 'average_order',
    last_order_at: 'last_order_at',
    notes_count: { leftOut: 'Notes stay in Tandem.' },
  },
})

export const customerExportRoutes = [
  implementFile(exportCustomers, (call) =>
    exportList(call, customerExport(call.dependencies.now()), call.body),
  ),
]

function columns({
  timezone,
  storeNames,
  partlyKnown,
  currencies,
}: ExportContext): Record<Column, ExportColumn<Customer>[]> {
  const moment = momentsIn(timezone)
  return {
    name: [{ title: 'Name', cell: (customer) => customer.name }],
    email: [{ title: 'Email', cell: (customer) => customer.email }],
    store: [{ title: 'Store', cell: (customer) => storeNames.get(customer.store_id) ?? null }],
    city: [{ title: 'City', cell: (customer) => customer.city }],
    country: [{ title: 'Country', cell: (customer) => customer.country }],
    orders_count: [
      {
        title: 'Orders',
        term: 'customer-orders',
        cell: ({ store_id, orders_count }) =>
          figure(orders_count === 0 && partlyKnown.has(store_id) ? null : orders_count),
      },
    ],
    spent: currencies.map((currency) => ({
      title: `Spent (${currency})`,
      term: 'spent',
      cell: ({ spent }) => {
        const amount = spent.find((one) => one.currency === currency)?.amount
        return amount === undefined ? null : decimal(amount, currency)
      },
    })),
    average_order: currencies.map((currency) => ({
      title: `Average order (${currency})`,
      term: 'customer-average',
      cell: ({ average_order }) => {
        const amount = average_order.find((one) => one.currency === currency)?.amount
        return amount === undefined ? null : decimal(amount, currency)
      },
    })),
    last_order_at: [
      {
        title: `Last order at (${timezone})`,
        isMoment: true,
        cell: (customer) => moment(customer.last_order_at),
      },
    ],
  }
}
