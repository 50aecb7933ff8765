import { exportProducts } from '@tandem/api-contract'
import type { Product, ProductFilter, productColumns } from '@tandem/api-contract'
import { grossProfit } from '@tandem/format'
import { decimalQuantity } from '@tandem/connectors'
import { decimal, figure } from '../../platform/exports/cell.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { implementFile } from '../../identity/implement.ts'
import { productList } from './queries.ts'

type Column = (typeof productColumns)[number]

const productExport: ListExport<ProductFilter, Product, Column> = {
  list: productList,
  name: 'products',
  columns,
  fields: {
    id: { leftOut: 'Our own number, which people never see.' },
    store_id: 'store',
    name: 'name',
    sku: 'sku',
    image_url: { leftOut: 'It needs a session.' },
    price: 'price',
    price_max: { leftOut: 'The file has the price of the cheapest variation.' },
    cost: 'cost',
    cost_max: { leftOut: 'The file has the cost of the cheapest variation.' },
    currency: 'currency',
    stock_quantity: 'stock_quantity',
    stock_state: { leftOut: 'The file has the quantity.' },
    units_sold: 'units_sold',
    revenue: 'revenue',
    status: 'status',
    collections: 'collections',
    notes_count: { leftOut: 'Notes stay in Tandem.' },
  },
}

export const productExportRoutes = [
  implementFile(exportProducts, (call) => exportList(call, productExport, call.body)),
]

function columns({
  storeNames,
  partlyKnown,
  currencies,
}: ExportContext): Record<Column, ExportColumn<Product>[]> {
  return {
    name: [{ title: 'Name', cell: (product) => product.name }],
    sku: [{ title: 'SKU', cell: (product) => product.sku }],
    store: [{ title: 'Store', cell: (product) => storeNames.get(product.store_id) ?? null }],
    status: [{ title: 'Status', cell: (product) => product.status }],
    collections: [
      { title: 'Collections', cell: (product) => product.collections.map(({ name }) => name).join('; ') },
    ],
    currency: [{ title: 'Currency', cell: (product) => product.currency }],
    price: [
      {
        title: 'Price',
        term: 'price',
        cell: ({ price, currency }) => (price === null ? null : decimal(price, currency)),
      },
    ],
    cost: [
      {
        title: 'Unit cost today',
        term: 'cost',
        cell: ({ cost, currency }) => (cost === null ? null : decimal(cost, currency)),
      },
    ],
    stock_quantity: [{ title: 'Stock', term: 'stock', cell: (product) => figure(product.stock_quantity) }],
    units_sold: [
      {
        title: 'Units sold',
        term: 'units-sold',
        cell: ({ store_id, units_sold }) =>
          figure(units_sold === 0 && partlyKnown.has(store_id) ? null : units_sold),
      },
    ],
    revenue: currencies.map((currency) => ({
      title: `Revenue (${currency})`,
      term: 'product-revenue',
      cell: ({ revenue }) => {
        const amount = revenue.find((one) => one.currency === currency)?.amount
        return amount === undefined ? null : decimal(amount, currency)
      },
    })),
    gross_profit: currencies.flatMap((currency) => {
      const soldIn = ({ revenue }: Product) => revenue.find((one) => one.currency === currency)
      return [
        {
          title: `Gross profit where the cost is known (${currency})`,
          term: 'profit',
          cell: (product: Product) => {
            const sold = soldIn(product)
            const known = sold && grossProfit(sold.costed)
            return known ? decimal(known.profit, currency) : null
          },
        },
        {
          title: `Units with an unknown cost (${currency})`,
          term: 'unknown-cost',
          cell: (product: Product) => {
            const sold = soldIn(product)
            return sold ? figure(decimalQuantity(sold.units - sold.costed.units)) : null
          },
        },
      ]
    }),
  }
}
