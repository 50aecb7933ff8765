import type { OrderDetail } from '@tandem/api-contract'
import { exampleOrders } from './example-orders.ts'

const home = {
  name: 'Elif Demir',
  company: null,
  line_1: 'Bağdat Caddesi 12',
  line_2: null,
  postcode: '34728',
  city: 'Istanbul',
  region: null,
  country: 'TR',
}

/** A line without changes. */
const asOrdered = { image_url: null, removed_quantity: 0, removed_by: null, added_by: null }

/** An order with everything that can be known, for stories and tests. */
export function exampleOrderDetail(changes: Partial<OrderDetail> = {}): OrderDetail {
  const [order] = exampleOrders()
  return {
    ...order!,
    status: 'completed',
    total: 142_700,
    refunded_total: 20_000,
    store_name: 'Linden Home',
    is_sale: true,
    lines_total: 118_000,
    shipping_total: 4_900,
    tax_total: 19_800,
    discount_total: 5_000,
    fee_total: 0,
    is_edited: false,
    return_state: null,
    lines: [
      {
        position: 0,
        product_id: 1,
        name: 'Lantern, oak',
        sku: 'LAN-OAK-1',
        quantity: 2,
        ...asOrdered,
        total: 98_000,
      },
      {
        position: 1,
        product_id: null,
        name: 'Tea cup that is no longer sold',
        sku: null,
        quantity: 1,
        ...asOrdered,
        total: 20_000,
      },
    ],
    details: {
      discount_codes: [{ code: 'lantern5', discount: 5_000 }],
      note: 'Please ring twice.\nThe bell is loud.',
      phone: '+90 212 555 01 23',
      billing_address: home,
      shipping_address: { ...home, line_2: 'Second floor' },
      paid_at: '2026-11-20T09:05:00.000Z',
    },
    refunds: [
      {
        id: 1,
        amount: 20_000,
        items_total: 12_000,
        shipping_total: 3_000,
        fee_total: 0,
        tax_total: 3_000,
        items_count: 1,
        reason: 'Broken on arrival',
        refunded_at: '2026-11-21T12:00:00.000Z',
      },
    ],
    has_shop_notes: false,
    attribution: {
      source_type: 'utm',
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'lanterns-at-dusk',
      session_entry: 'https://linden.example/products/lantern-oak?utm_source=instagram&utm_medium=social',
      device_type: 'Mobile',
    },
    admin_url: 'https://linden.example/wp-admin/post.php?post=1&action=edit',
    modified_at: '2026-11-21T12:00:00.000Z',
    ...changes,
  }
}
