import type { Product } from '@tandem/api-contract'

/** Products as the API returns them, for stories and tests: one of each kind. */
export function exampleProducts(): Product[] {
  const product: Product = {
    id: 1,
    store_id: 3,
    name: 'Lantern, oak',
    sku: 'LAN-OAK-1',
    image_url: null,
    price: 64_900,
    currency: 'TRY',
    price_max: null,
    cost: 31_234.5005,
    cost_max: null,
    stock_quantity: 12,
    stock_state: 'in_stock',
    units_sold: 1318,
    revenue: [
      {
        currency: 'EUR',
        amount: 12_900,
        units: 1,
        costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 },
      },
      {
        currency: 'TRY',
        amount: 85_538_200,
        units: 1317,
        costed: { units: 1000, todays_units: 400, revenue: 64_900_000, cost: 31_234_500.5 },
      },
    ],
    status: 'publish',
    collections: [
      { id: 4, name: 'Lighting' },
      { id: 5, name: 'New in' },
    ],
    notes_count: 2,
  }
  return [
    product,
    {
      ...product,
      id: 2,
      name: 'Tea cup',
      sku: null,
      cost: null,
      stock_quantity: null,
      stock_state: 'unknown',
      units_sold: 0,
      revenue: [],
      collections: [],
    },
    {
      ...product,
      id: 3,
      name: 'Sofa',
      sku: 'SOFA',
      price: null,
      stock_quantity: 0,
      stock_state: 'out_of_stock',
    },
    {
      ...product,
      id: 4,
      name: 'Paper fan',
      sku: 'FAN',
      price: 1_200,
      currency: 'JPY',
      stock_quantity: -3,
      stock_state: 'on_backorder',
      price_max: 1_550,
      cost: 400.5,
      cost_max: 512,
    },
    { ...product, id: 5, name: '', sku: 'UNNAMED', units_sold: -2 },
    { ...product, id: 6, name: 'فانوس', sku: 'FN-1' },
    {
      ...product,
      id: 7,
      name: 'A product whose name is longer than any column of a table should ever have to be, in every way',
      sku: 'A-NUMBER-THAT-SOMEBODY-MADE-LONGER-THAN-ANYONE-WILL-EVER-READ',
      price: 999_999_999_99,
      units_sold: 1_234_567,
    },
  ]
}
