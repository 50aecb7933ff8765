import { beforeEach, expect, test } from 'vitest'
import { basePath } from '@tandem/api-contract'
import type { Product } from '@tandem/api-contract'
import type { ProviderFetch } from '@tandem/connectors'
import { dayMs, hourMs } from '@tandem/format'
import { exampleJpeg, examplePng } from '../../../testing/example-pictures.ts'
import { dataOf } from '../../../testing/read-answer.ts'
import { newSellingTeam } from '../../../testing/selling-team.ts'
import type { SellingTeam } from '../../../testing/selling-team.ts'
import { simulatedConnectors } from '../../../testing/simulated-connectors.ts'
import { useTestApi } from '../../../testing/use-test-api.ts'

/** The shop's answer, and its requests. */
let answer: (url: string) => Response
let asked: { url: string; headers: Record<string, string> }[] = []
const fetchPicture: ProviderFetch = async (url, { headers }) => {
  asked.push({ url, headers })
  return answer(url)
}
const used = useTestApi({ connectors: { ...simulatedConnectors(), fetchPicture } })

beforeEach(() => {
  asked = []
  answer = () => new Response(examplePng())
})

const imageUrl = 'https://oak.example/mug.png'

async function teamWithProduct(image_url: string | null = imageUrl) {
  const selling = await newSellingTeam(used.api)
  await selling.products([{ provider_id: 'mug', permalink: null, image_url }])
  return selling
}

async function addressOf({ team }: SellingTeam): Promise<string | null> {
  const listed = await used.api.request('GET', '/ecommerce/products', { token: team.token })
  const [product] = await dataOf<Product[]>(listed)
  return product!.image_url
}

/** As a browser requests it: without a token. */
const get = (address: string | null) => used.api.fetch(new Request(`http://tandem.test${address}`))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test("shows a product's picture from this server, and requests it from the shop once", async () => {
  const selling = await teamWithProduct()
  const address = await addressOf(selling)
  expect(address).toMatch(
    new RegExp(`^${basePath}/pictures/products/${selling.team.team_id}/\\d+/[0-9a-f]{64}$`),
  )

  const together = await Promise.all([get(address), get(address)])
  const later = await get(address)
  for (const response of [...together, later]) {
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await bytesOf(response)).toEqual(examplePng())
  }
  expect(asked.map(({ url }) => url)).toEqual([imageUrl])
  expect(Object.keys(asked[0]!.headers)).toEqual(['accept'])
})

test('returns another address when the shop has another picture, and the old one stops working', async () => {
  const selling = await teamWithProduct()
  const former = await addressOf(selling)
  await get(former)
  await selling.products([{ provider_id: 'mug', permalink: null, image_url: 'https://oak.example/new.jpg' }])
  answer = () => new Response(exampleJpeg)
  const address = await addressOf(selling)
  expect(address).not.toBe(former)
  expect((await get(former)).status).toBe(404)
  const shown = await get(address)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(await bytesOf(shown)).toEqual(exampleJpeg)
})

test.each([null, '', 'mug.png', '//oak.example/mug.png', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])(
  'returns no address when the shop has %s',
  async (image_url) => {
    expect(await addressOf(await teamWithProduct(image_url))).toBeNull()
  },
)

test('finds nothing with the key of another team or product', async () => {
  const [one, other] = [await teamWithProduct(), await teamWithProduct()]
  const [address, foreign] = [await addressOf(one), await addressOf(other)]
  const key = address!.split('/').at(-1)!
  expect((await get(foreign!.replace(/[0-9a-f]{64}$/, key))).status).toBe(404)
  expect((await get(address!.replace(`/products/${one.team.team_id}/`, '/products/999999999/'))).status).toBe(
    404,
  )
  expect(asked).toEqual([])
})

test.each([
  ['a drawing with script', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', () => new Response('<!doctype html><p>Not found</p>')],
  ['nothing', () => new Response(null)],
  ['a failure', () => new Response('gone', { status: 500 })],
  ['a broken connection', () => Promise.reject(new Error('reset')) as never],
  [
    'an endless redirect',
    (url: string) => new Response(null, { status: 302, headers: { location: `${url}x` } }),
  ],
])('answers 404 when the shop returns %s, and retries an hour later', async (_, given) => {
  const selling = await teamWithProduct()
  const address = await addressOf(selling)
  answer = given
  expect((await get(address)).status).toBe(404)
  expect(asked.length).toBeLessThanOrEqual(4)
  asked = []
  expect((await get(address)).status).toBe(404)
  expect(asked).toEqual([])

  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + hourMs)
  answer = () => new Response(examplePng())
  expect((await get(address)).status).toBe(200)
  used.api.clock.now = now
})

test('stores a large picture for an hour', async () => {
  const selling = await teamWithProduct()
  const address = await addressOf(selling)
  const large = Buffer.concat([examplePng(), Buffer.alloc(2 ** 20)])
  answer = () => new Response(large)
  expect((await bytesOf(await get(address))).length).toBe(large.length)
  expect((await get(address)).status).toBe(200)
  expect(asked).toHaveLength(1)
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + hourMs)
  expect((await get(address)).status).toBe(200)
  used.api.clock.now = now
  expect(asked).toHaveLength(2)
})

test('stores new pictures again when the ones that filled the space have expired', async () => {
  const selling = await newSellingTeam(used.api)
  const [mug, cup] = await selling.products(
    ['mug', 'cup'].map((id) => ({ provider_id: id, permalink: null, image_url: `${imageUrl}?${id}` })),
  )
  const listed = await used.api.request('GET', '/ecommerce/products', { token: selling.team.token })
  const products = await dataOf<Product[]>(listed)
  const addressOfProduct = (id: number) => products.find((product) => product.id === id)!.image_url
  await get(addressOfProduct(mug!))
  await selling.within((db) =>
    db
      .updateTable('product_pictures')
      .set({ bytes: 100 * 2 ** 20 })
      .execute(),
  )
  for (let time = 0; time < 2; time++) await get(addressOfProduct(cup!))
  expect(asked).toHaveLength(3)

  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + 30 * dayMs)
  for (let time = 0; time < 2; time++) await get(addressOfProduct(cup!))
  used.api.clock.now = now
  expect(asked).toHaveLength(4)
})

test("fetches three pictures of a team at a time, so that one shop doesn't delay the others", async () => {
  const selling = await newSellingTeam(used.api)
  await selling.products(
    ['a', 'b', 'c', 'd'].map((id) => ({ provider_id: id, permalink: null, image_url: `${imageUrl}?${id}` })),
  )
  const listed = await used.api.request('GET', '/ecommerce/products', { token: selling.team.token })
  const addresses = (await dataOf<Product[]>(listed)).map(({ image_url }) => image_url)
  const other = await addressOf(await teamWithProduct())
  const hang = Promise.withResolvers<Response>()
  answer = (url) => (url === imageUrl ? new Response(examplePng()) : (hang.promise as never))
  const waiting = addresses.map(get)
  expect((await get(other)).status).toBe(200)
  await expect.poll(() => asked).toHaveLength(4)
  hang.resolve(new Response(null, { status: 500 }))
  await Promise.all(waiting)
  expect(asked).toHaveLength(5)
})

test('fetches a stored picture again after 30 days', async () => {
  const selling = await teamWithProduct()
  const address = await addressOf(selling)
  await get(address)
  const { now } = used.api.clock
  used.api.clock.now = new Date(now.getTime() + 30 * dayMs)
  expect((await get(address)).status).toBe(200)
  used.api.clock.now = now
  expect(asked).toHaveLength(2)
})
