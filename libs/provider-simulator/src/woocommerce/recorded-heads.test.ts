import { describe, expect, test } from 'vitest'
import { basic, openTestShop } from '../testing/open-test-shop.ts'
import { recordedBody, recordedHead } from '../testing/recording.ts'
import { createWooCommerce } from './create-woocommerce.ts'

const reader = { headers: basic('ck_read', 'cs_read') }

const head = (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length')),
})

/** The recorded shop is larger, so its counts are replaced by ours. */
const withoutCounts = ({
  status,
  headers,
}: {
  status: number
  headers: Record<string, string>
}): {
  status: number
  headers: Record<string, string>
} => ({
  status,
  headers: {
    ...headers,
    'x-wp-total': typeof headers['x-wp-total'],
    'x-wp-totalpages': typeof headers['x-wp-totalpages'],
  },
})

describe('a recorded error', () => {
  test.each([
    ['error-400-after', '/orders?after=yesterday', reader],
    ['error-400-orderby', '/orders?orderby=total', reader],
    ['error-400-page0', '/orders?page=0', reader],
    ['error-400-per_page101', '/orders?per_page=101', reader],
    ['error-400-status', '/orders?status=nonsense', reader],
    ['error-400-status-all', '/orders?status=all&per_page=1', reader],
    ['error-404-order', '/orders/99999999', reader],
    ['error-404-product', '/products/99999999', reader],
    ['error-404-route', '/nonsense', reader],
    ['error-no-auth', '/orders', {}],
    ['error-wrong-key', '/orders', { headers: basic('ck_unknown', 'cs_read') }],
    ['error-wrong-secret', '/orders', { headers: basic('ck_read', 'cs_unknown') }],
    ['error-write-only-key-reads', '/orders', { headers: basic('ck_write', 'cs_write') }],
    ['error-read-key-writes', '/orders/4069', { ...reader, method: 'PUT' }],
  ])('%s is reproduced, body and headers', async (recording, path, init) => {
    const answer = await openTestShop().ask(path, init)
    expect(head(answer)).toEqual(recordedHead(recording))
    expect(await answer.json()).toEqual(recordedBody(recording))
  })

  test("error-404-refund-id-as-order: a refund isn't an order", async () => {
    const { ask, read } = openTestShop()
    const [refund] = await read<{ id: number }[]>('/refunds')
    const answer = await ask(`/orders/${refund!.id}`)
    expect(await answer.json()).toEqual(recordedBody('error-404-refund-id-as-order'))
  })

  test("error-401-rest_route-form: keys aren't read in the plain form of the address", async () => {
    const { app } = openTestShop()
    const answer = await app.request('https://shop.example.test/?rest_route=/wc/v3/orders&per_page=1', reader)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(recordedBody('error-401-rest_route-form'))
  })

  test('http-plain-basic-auth: keys over plain HTTP give the same error as no key', async () => {
    const { shop } = openTestShop()
    const app = createWooCommerce({ shops: [shop], publicOrigin: 'https://shop.example.test' })
    const answer = await app.request('http://shop.example.test/wp-json/wc/v3/orders', reader)
    expect(head(answer)).toEqual(recordedHead('http-plain-basic-auth'))
    expect(await answer.json()).toEqual(recordedBody('http-plain-basic-auth'))
  })
})

describe('recorded headers', () => {
  test.each([
    ['orders-per_page5', '/orders?per_page=5'],
    ['orders-page-beyond-end', '/orders?per_page=100&page=9999'],
    ['orders-status-list', '/orders?status=completed,cancelled&per_page=3'],
    [
      'orders-per_page100-page2-fields',
      '/orders?per_page=20&page=2&_fields=id,number,status,currency,total,date_created_gmt,date_modified_gmt,date_paid_gmt,customer_id,refunds',
    ],
    ['orders-after-before', '/orders?per_page=5&after=2011-06-01T00:00:00&before=2011-11-30T23:59:59'],
    ['refunds-top-level', '/refunds?per_page=5'],
    ['customers-per_page5', '/customers?per_page=5'],
    ['products-per_page5', '/products?per_page=5'],
    ['order-refunds-of-missing-order-200-empty', '/orders/99999999/refunds'],
  ])('%s', async (recording, path) => {
    const served = withoutCounts(head(await openTestShop().ask(path)))
    const recorded = withoutCounts(recordedHead(recording))
    recorded.headers.link = recorded.headers
      .link!.replaceAll('per_page=100&page=1', 'per_page=20&page=1')
      .replaceAll('per_page=100&page=3', 'per_page=20&page=3')
      .replaceAll('=processing&', '=completed&')
      .replaceAll('=on-hold&', '=cancelled&')
      .replaceAll('2011-06-30T', '2011-11-30T')
    expect(served).toEqual(recorded)
  })

  test('of one order have no paging, but a link to the API', async () => {
    const { ask, read } = openTestShop()
    const [order] = await read<{ id: number }[]>('/orders')
    expect(head(await ask(`/orders/${order!.id}`))).toEqual(recordedHead('order-refunded'))
  })

  test('https-query-string-auth: keys in the address are repeated in Link', async () => {
    const answer = await openTestShop().ask(
      '/orders?per_page=1&_fields=id&consumer_key=ck_read&consumer_secret=cs_read',
      {},
    )
    expect(answer.headers.get('Link')).toBe(
      recordedHead('https-query-string-auth')
        .headers.link!.replace('ck_REDACTED', 'ck_read')
        .replace('cs_REDACTED', 'cs_read'),
    )
  })
})
