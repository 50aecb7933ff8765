import type { Order } from '@tandem/api-contract'

/** Orders as the API returns them, for stories and tests: one of each kind. */
export function exampleOrders(): Order[] {
  const order: Order = {
    id: 1,
    store_id: 3,
    number: '4812',
    status: 'processing',
    currency: 'TRY',
    total: 142_700,
    refunded_total: 0,
    items_count: 3,
    ordered_at: '2026-11-21T11:06:00.000Z',
    customer_id: 7,
    customer_name: 'Elif Demir',
    customer_email: 'elif@example.com',
    customer_city: 'Istanbul',
    customer_country: 'TR',
    payment_method: 'Credit card (Stripe)',
    shipping_method: 'Courier',
    notes_count: 0,
  }
  const guest = {
    customer_id: null,
    customer_name: '',
    customer_email: null,
    customer_city: null,
    customer_country: null,
  }
  return [
    order,
    { ...order, id: 2, number: '4811', ...guest, total: 64_900, items_count: 1 },
    {
      ...order,
      id: 3,
      number: '4810',
      status: 'pending',
      customer_name: 'Zeynep Çelik',
      customer_city: 'Ankara',
    },
    { ...order, id: 4, number: '4809', status: 'completed', refunded_total: 20_000 },
    { ...order, id: 5, number: '4808', status: 'refunded', refunded_total: 142_700 },
    { ...order, id: 6, number: '4807', status: 'wc-awaiting_pickup', currency: 'JPY', total: 12_480 },
    { ...order, id: 7, number: '4806', status: 'failed', currency: 'GBP', customer_name: 'Tom Baker' },
    { ...order, id: 8, number: '4805', status: 'cancelled', items_count: 12_345, total: 999_999_999_99 },
    {
      ...order,
      id: 9,
      number: '4804',
      status: 'on-hold',
      customer_name: 'A person whose name is longer than any column of a table should ever have to be',
    },
    {
      ...order,
      id: 10,
      number: '4803',
      status: 'checkout-draft',
      customer_name: 'أمينة',
      customer_city: 'القاهرة',
      customer_country: 'EG',
    },
  ]
}
