import { describe, expect, test } from 'vitest'
import { readOrdersText } from '../dataset/read-orders.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { recordedBody, shapeOf } from '../testing/recording.ts'

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'

/** The lines of the dataset behind the recorded orders. */
const lines = `${header}
C536383,35004C,SET OF 3 COLOURED  FLYING DUCKS,-1,2010-12-01T09:49:00,4.65,15311,United Kingdom
536414,22139,RETROSPOT TEA SET CERAMIC 11 PC,56,2010-12-01T11:52:00,0,,United Kingdom
536544,DOT,DOTCOM POSTAGE,1,2010-12-01T14:32:00,569.77,,United Kingdom
537217,22849,"BREAD BIN, DINER STYLE, MINT",4,2010-12-05T15:40:00,14.95,15502,United Kingdom
537217,22847,"BREAD BIN, DINER STYLE, IVORY",4,2010-12-05T15:40:00,14.95,15502,United Kingdom
537217,22927,GREEN GIANT GARDEN THERMOMETER,4,2010-12-05T15:40:00,5.95,15502,United Kingdom
537217,22926,IVORY GIANT GARDEN THERMOMETER,4,2010-12-05T15:40:00,5.95,15502,United Kingdom
C537402,22849,"BREAD BIN, DINER STYLE, MINT",-4,2010-12-06T14:43:00,14.95,15502,United Kingdom
C537402,22847,"BREAD BIN, DINER STYLE, IVORY",-4,2010-12-06T14:43:00,14.95,15502,United Kingdom
C537402,22927,GREEN GIANT GARDEN THERMOMETER,-4,2010-12-06T14:43:00,5.95,15502,United Kingdom
C537402,22926,IVORY GIANT GARDEN THERMOMETER,-4,2010-12-06T14:43:00,5.95,15502,United Kingdom
552232,gift_0001_20,Dotcomgiftshop Gift Voucher £20.00,1,2011-05-06T15:54:00,16.67,,United Kingdom
552233,M,Manual,1,2011-05-06T15:55:00,2,12345,United Kingdom
`

interface Order {
  id: number
  meta_data: { value: string }[]
  line_items: Record<string, unknown>[]
  shipping_lines: unknown[]
  fee_lines: unknown[]
}

const open = async () => {
  const opened = openTestShop({ dataset: readOrdersText(lines) })
  const orders = await opened.read<Order[]>('/orders?per_page=100')
  const find = (invoice: string) => {
    const order = orders.find(({ meta_data: [meta] }) => meta?.value === invoice)
    if (!order) throw new Error(`no order ${invoice}`)
    return order
  }
  return { ...opened, find }
}

/** Keys whose values another shop numbers, draws or invents differently. */
const ownWords =
  /^(id|number|value|display_value|order_key|customer_id|product_id|payment_url|href|first_name|last_name|email)$/

const masked = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      ownWords.test(name) && (typeof value === 'number' || typeof value === 'string') && value !== ''
        ? typeof value
        : value,
    ),
  )

/** Related products are random, and the recorded shop had no pictures. */
const comparable = (body: object) => shapeOf({ ...body, related_ids: [], images: [] })

const names = (rows: { slug: string; name: string }[]) => rows.map((row) => [row.slug, row.name])

describe('a recorded body', () => {
  test.each([
    ['order-refunded', '537217'],
    ['order-cancelled', 'C536383'],
    ['order-zero-total', '536414'],
  ])('%s is reproduced from its lines, field by field', async (recording, invoice) => {
    const { find } = await open()
    const served = find(invoice)
    expect(masked(served)).toEqual(masked(recordedBody(recording)))
    expect(shapeOf(served)).toEqual(shapeOf(recordedBody(recording)))
  })

  test('of a refund is reproduced in the list of its order, alone, and over all orders', async () => {
    const { find, read } = await open()
    const { id } = find('537217')
    const list = await read<{ id: number }[]>(`/orders/${id}/refunds`)
    expect(masked(list)).toEqual(masked(recordedBody('order-refunds-fully')))
    const single = await read(`/orders/${id}/refunds/${list[0]!.id}`)
    expect(shapeOf(single)).toEqual(shapeOf(recordedBody('order-refund-single')))
    expect(shapeOf(await read('/refunds'))).toEqual(shapeOf(recordedBody('refunds-top-level')))
  })

  test('of a line whose product is deleted has its empty fields', async () => {
    const { find } = await open()
    const recorded = recordedBody<Order>('order-line-of-deleted-product').line_items[0]!
    const served = find('552232').line_items[0]!
    expect(shapeOf(served)).toEqual(shapeOf(recorded))
    expect([served.product_id, served.sku, served.global_unique_id]).toEqual([0, null, null])
  })

  test('of postage and fees keeps its fields', async () => {
    const { find } = await open()
    const recorded = recordedBody<Order>('order-coupon-variation-fee-shipping')
    expect(shapeOf(find('536544').shipping_lines)).toEqual(shapeOf(recorded.shipping_lines))
    expect(shapeOf(find('552233').fee_lines)).toEqual(shapeOf(recorded.fee_lines))
  })

  test.each([
    ['customer-single', '/customers'],
    ['product-simple', '/products?sku=22849'],
  ])('of %s keeps its fields', async (recording, path) => {
    const { read } = await open()
    const [first] = await read<unknown[]>(path)
    expect(comparable(first!)).toEqual(comparable(recordedBody(recording)))
  })

  test("of a product that never had a price has empty prices and can't be bought", async () => {
    const { read } = await open()
    const [product] = await read<Record<string, unknown>[]>('/products?sku=22139')
    const recorded = recordedBody<Record<string, unknown>>('product-no-price')
    for (const field of ['price', 'regular_price', 'price_html', 'purchasable'])
      expect(product![field]).toEqual(recorded[field])
  })

  test('of categories keeps its fields, and a child names its parent', async () => {
    const { read } = await open()
    const recorded = recordedBody<{ parent: number }[]>('products-categories')
    const served = await read<{ parent: number }[]>('/products/categories')
    for (const isChild of [true, false])
      expect(shapeOf(served.find(({ parent }) => parent > 0 === isChild))).toEqual(
        shapeOf(recorded.find(({ parent }) => parent > 0 === isChild)),
      )
  })

  test('of the currency is the same', async () => {
    const { read } = await open()
    expect(await read('/data/currencies/current')).toEqual(recordedBody('data-currencies-current'))
    const setting = await read<{ id: string; value: string }>('/settings/general/woocommerce_currency')
    const recorded = recordedBody<{ value: string }[]>('settings-general')[0]!
    expect(setting.value).toBe(recorded.value)
    expect(Object.keys(setting)).toEqual(Object.keys(recorded))
  })

  test.each(['orders', 'customers', 'products'])('of the %s totals has the same rows', async (name) => {
    const { read } = await open()
    expect(names(await read(`/reports/${name}/totals`))).toEqual(
      names(recordedBody(`reports-${name}-totals`)),
    )
  })
})
