import { expect, test } from 'vitest'
import { openShopify } from '../testing/open-shopify.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { shopifyGid } from '../shopify/gid.ts'
import { permalinkOf } from '../woocommerce/product-body.ts'
import { shortLinkCode } from './short-link-code.ts'
import type { Shop } from './shop.ts'
import type { ShopOrder } from './shop-rows.ts'
import { visitsFromPosts } from './visits-from-posts.ts'

const addressOf = (product: Parameters<typeof permalinkOf>[0]) =>
  permalinkOf(product, 'https://shop.example.test')

/** Makes one post each day that links to a product of the first order of that day. */
const postsOf = (shop: Shop) => {
  const orders = [...shop.orders.values()].filter(({ lines }) => lines.some(({ product }) => product))
  const posts = orders.map(({ id, createdGmt, lines }) => ({
    username: 'shop',
    shortcode: `Post${id}`,
    at: Date.parse(`${createdGmt}Z`) - 3_600_000,
    caption: `Now in the shop: ${addressOf(lines.find(({ product }) => product)!.product as never)}\n\n#mug`,
  }))
  posts.sort((one, other) => other.at - one.at)
  return (from: number, until: number) => posts.filter(({ at }) => at > from && at <= until)
}

const namedBy = (shop: Shop): ShopOrder =>
  [...shop.orders.values()].find((order) => shop.visitOf?.(order)?.campaign?.content)!

test('a WooCommerce shop records at the checkout which post led to the order', async () => {
  const { shop, app, read } = openTestShop()
  shop.visitOf = visitsFromPosts({ shop, addressOf, posts: postsOf(shop) })
  const order = namedBy(shop)
  const content = shop.visitOf(order)?.campaign?.content
  const { meta_data } = await read<{ meta_data: { key: string; value: string }[] }>(`/orders/${order.id}`)
  const noted = Object.fromEntries(meta_data.map(({ key, value }) => [key, value]))
  expect(noted).toMatchObject({
    _wc_order_attribution_source_type: 'utm',
    _wc_order_attribution_utm_source: 'instagram',
    _wc_order_attribution_utm_content: content,
    _wc_order_attribution_referrer: 'https://l.instagram.com/',
  })
  expect(noted._wc_order_attribution_session_entry).toContain(`utm_content=${content}`)
  const landings = [...shop.orders.values()].flatMap((one) => shop.visitOf?.(one)?.landing ?? [])
  const byLink = landings.filter((landing) => /[?&]tandem_link=[a-hjkmnp-z2-9]{8}$/.test(landing))
  expect(byLink.length).toBeGreaterThan(0)
  expect(byLink.every((landing) => /[?&]utm_content=Post\d+&/.test(landing))).toBe(true)
  const [landing = ''] = byLink
  const opened = new URL(landing, 'https://shop.example.test')
  const { searchParams } = opened
  expect(searchParams.get('tandem_link')).toBe(
    shortLinkCode(searchParams.get('utm_content') ?? '', opened.pathname),
  )
  expect((await app.request(opened)).status).toBe(200)
  expect((await app.request(new URL('/product/gone/', opened))).status).toBe(404)
  const ways = [...shop.orders.values()].map((one) => shop.visitOf?.(one)?.from ?? 'unknown')
  for (const way of ['direct', 'search', 'mail', 'instagram', 'unknown']) expect(ways).toContain(way)
})

test('a Shopify shop records the same as the visit before the order', async () => {
  const { shop, read } = openShopify()
  shop.visitOf = visitsFromPosts({ shop, addressOf, posts: postsOf(shop) })
  const order = namedBy(shop)
  const { order: told } = await read<{ order: object }>(
    'query ($id: ID!) { order(id: $id) { customerJourneySummary { lastVisit { source landingPage utmParameters { source content } } } } }',
    { id: shopifyGid('Order', order.id) },
  )
  const content = shop.visitOf(order)?.campaign?.content
  expect(told).toMatchObject({
    customerJourneySummary: {
      lastVisit: {
        source: 'Instagram',
        landingPage: expect.stringContaining(`utm_content=${content}`),
        utmParameters: { source: 'instagram', content },
      },
    },
  })
})

test('a Shopify shop knows the first visit of a buyer who saw it on Instagram and returned directly', async () => {
  const { shop, read } = openShopify()
  shop.visitOf = visitsFromPosts({ shop, addressOf, posts: postsOf(shop) })
  const order = [...shop.orders.values()].find((one) => shop.visitOf?.(one)?.first)!
  const { order: told } = await read<{ order: object }>(
    'query ($id: ID!) { order(id: $id) { customerJourneySummary { daysToConversion firstVisit { source } lastVisit { source } moments(first: 3) { nodes { ... on CustomerVisit { source } } } } } }',
    { id: shopifyGid('Order', order.id) },
  )
  expect(told).toMatchObject({
    customerJourneySummary: {
      daysToConversion: 3,
      firstVisit: { source: 'Instagram' },
      lastVisit: { source: 'direct' },
      moments: { nodes: [{ source: 'Instagram' }, { source: 'direct' }] },
    },
  })
})
