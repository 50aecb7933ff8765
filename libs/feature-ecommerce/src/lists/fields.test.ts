import type { Customer, FieldUse, Order, Product } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { customerColumns } from '../customers/customer-columns.tsx'
import { orderColumns } from '../orders/order-columns.tsx'
import { productColumns } from '../products/product-columns.tsx'
import { listColumns } from './list-columns.tsx'
import type { ColumnsOf, ListedRow } from './store-list.ts'

/** The columns of a list that mixes two stores. */
const keysOf = <Row extends ListedRow>(columnsOf: ColumnsOf<Row, string>) =>
  listColumns(columnsOf, {
    timeZone: 'UTC',
    stores: [
      [1, 'Oak'],
      [2, 'Pine'],
    ],
    refOf: ({ id }) => ({ type: 'order', id, name: '' }),
  }).map(({ key }) => key)

/** In which column each field is. */
const orderFields: FieldUse<Order, string> = {
  id: 'actions',
  store_id: 'store',
  number: 'number',
  status: 'status',
  currency: 'total',
  total: 'total',
  refunded_total: 'total',
  items_count: 'items',
  ordered_at: 'ordered_at',
  customer_id: { leftOut: 'The detail links to the customer.' },
  customer_name: 'customer',
  customer_email: 'email',
  customer_city: 'customer',
  customer_country: 'customer',
  payment_method: 'delivery',
  shipping_method: 'delivery',
  notes_count: 'actions',
}

const customerFields: FieldUse<Customer, string> = {
  id: 'actions',
  store_id: 'store',
  name: 'name',
  email: 'email',
  city: 'place',
  country: 'place',
  orders_count: 'orders_count',
  spent: 'spent',
  average_order: 'average_order',
  last_order_at: 'last_order_at',
  notes_count: 'actions',
}

const productFields: FieldUse<Product, string> = {
  id: 'actions',
  store_id: 'store',
  name: 'name',
  sku: 'sku',
  image_url: 'name',
  price: 'price',
  price_max: 'price',
  cost: 'cost',
  cost_max: 'cost',
  currency: 'price',
  stock_quantity: 'stock',
  stock_state: 'stock',
  units_sold: 'units_sold',
  revenue: 'revenue',
  status: 'status',
  collections: 'collections',
  notes_count: 'actions',
}

test.each([
  { of: 'orders', keys: keysOf(orderColumns), fields: orderFields },
  { of: 'customers', keys: keysOf(customerColumns), fields: customerFields },
  { of: 'products', keys: keysOf(productColumns), fields: productFields },
])('the list of $of has a column for every field, and a field for every column', ({ keys, fields }) => {
  const named = Object.values<string | object>(fields).filter((use) => typeof use === 'string')
  // Gross profit is calculated from the revenue of products; posts of orders are a read of their own.
  expect(new Set(keys.filter((key) => !['gross_profit', 'post'].includes(key)))).toEqual(new Set(named))
})
