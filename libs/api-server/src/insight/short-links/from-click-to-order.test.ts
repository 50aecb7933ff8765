import { modifyOrder } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import type { PostOrder, Product, ShortLink } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { countDue } from '../post-sales/count-due.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const shops = [
  simulatedShop('woo-clicks', { dataset: fewOrders(8) }),
  simulatedShop('shopify-clicks', { dataset: fewOrders(8) }),
]
const used = useTestApi({ connectors: simulatedConnectors(shops) })

test.each([
  ['woocommerce', shops[0]!],
  ['shopify', shops[1]!],
] as const)('an order of %s placed through a short link is proven', async (type, shop) => {
  const { api } = used
  const team = await api.newTeam({ timezone: 'Europe/London' })
  const ask = (method: string, path: string, body?: object) =>
    api.request(method, path, { token: team.token, ...(body && { body }) })
  shop.visitOf = () => null
  const store = await connectStore(api, team, shop.name, type)
  const account_id = await addConnectedAccount(api, team.team_id)

  const products = await dataOf<Product[]>(await ask('GET', '/ecommerce/products?per_page=100'))
  const order = [...shop.orders.values()].find(
    ({ status, lines, refunds }) =>
      status === 'completed' &&
      refunds.length === 0 &&
      lines.some(({ product }) => products.some(({ name }) => name === product?.name)),
  )!
  const bought = products.find(({ name }) => order.lines.some(({ product }) => product?.name === name))!
  const posted = new Date(Date.parse(`${order.createdGmt}Z`) - hourMs).toISOString()
  const [post = 0] = await addPosts(api, team.team_id, account_id, [{ posted_at: posted, caption: 'A day' }])
  const at = `/social/instagram/posts/${post}`
  expect((await ask('PUT', `${at}/products`, { product_ids: [bought.id] })).status).toBe(200)
  const made = await ask('PUT', `${at}/short-links`, { product_id: bought.id, is_on: true })
  const [link] = await dataOf<ShortLink[]>(made)
  const redirect = await api.fetch(new Request(link!.address, { headers: { 'User-Agent': 'Mozilla/5.0' } }))
  const page = new URL(redirect.headers.get('location')!)

  // The buyer enters the shop at the link's target. The shop only stores the page, without its tag.
  shop.visitOf = ({ id }) =>
    id === order.id
      ? {
          from: 'instagram',
          referrer: null,
          campaign: null,
          landing: `${page.pathname}?${shortLinkOf(page)}`.slice(homePath(shop.name, page).length),
        }
      : null
  modifyOrder(shop, order.id, { status: 'completed' })
  await syncAgain(api, team, store)
  await countDue(api.dependencies, team.team_id)
  const proven = await dataOf<PostOrder[]>(await ask('GET', `${at}/orders?kind=proven`))
  expect(proven).toMatchObject([
    { kind: 'proven', short_link: link!.address.slice(-8), code: null, units: expect.any(Number) as number },
  ])
})

const shortLinkOf = (page: URL) => `tandem_link=${page.searchParams.get('tandem_link')}`
/** The part of a path before the shop's own. */
const homePath = (shop: string, page: URL) => (page.pathname.startsWith(`/${shop}`) ? `/${shop}` : '')
