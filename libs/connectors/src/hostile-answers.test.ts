import { describe, expect, test } from 'vitest'
import { ProviderError } from './provider-error.ts'
import type { ProviderFetch } from './provider-fetch.ts'
import { listAnswer, scriptedStore } from './woocommerce/test-setup.ts'
import { answered, scriptedStore as scriptedShop } from './shopify/test-setup.ts'
import { instagramAccount } from './instagram/instagram-account.ts'
import { waitingClock } from './test-setup.ts'

/** Far more than the answer takes, and far less than the pattern or parser took before it was limited. */
const quicklyMs = 1000

const quickly = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    expect(performance.now() - start).toBeLessThan(quicklyMs)
  }
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

const product = {
  id: 1,
  name: 'Mug',
  sku: 'MUG',
  status: 'publish',
  price: '1.00',
  permalink: 'https://shop.example.test/mug',
  images: [],
  stock_quantity: 1,
  categories: [],
  date_created_gmt: '2026-11-01T00:00:00',
  date_modified_gmt: '2026-11-01T00:00:00',
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A body with this many bytes, which counts how many of them were read. */
function endlessBody(part: string, bytes: number, start = '[') {
  const chunk = bytesOf(part.repeat(Math.ceil(65_536 / part.length)))
  const sent = { bytes: 0 }
  const answer = () => {
    let position = 0
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(bytesOf(start)),
        pull(controller) {
          if (position >= bytes) return controller.close()
          position += chunk.byteLength
          sent.bytes += chunk.byteLength
          controller.enqueue(chunk)
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    )
  }
  return { answer, sent }
}

describe('a row of a WooCommerce store with a text longer than its field', () => {
  test.for([60_000, 400_000])('skips the row when a price has %i digits and a letter', async (digits) => {
    const { connector } = scriptedStore([
      listAnswer([
        { ...product, price: `${'1'.repeat(digits)}x` },
        { ...product, id: 2 },
      ]),
    ])
    const page = await quickly(() => connector.read('products', null))
    expect(page.rows.map(({ provider_id }) => provider_id)).toEqual(['2'])
    expect(page.unread).toMatchObject([{ provider_id: '1' }])
  })

  test('skips the row when a price has 60,000 spaces', async () => {
    const { connector } = scriptedStore([
      listAnswer([
        { ...product, price: `${' '.repeat(60_000)}x` },
        { ...product, id: 2 },
      ]),
    ])
    expect((await quickly(() => connector.read('products', null))).unread).toHaveLength(1)
  })

  test('keeps a row without an address when its permalink has 80,000 slashes', async () => {
    const { connector } = scriptedStore([
      listAnswer([{ ...product, permalink: `https://shop.example.test${'/'.repeat(80_000)}x` }]),
    ])
    const page = await quickly(() => connector.read('products', null))
    expect(page.rows).toMatchObject([{ provider_id: '1', permalink: null }])
  })

  test('cuts a name between two characters when it is longer than names are', async () => {
    const { connector } = scriptedStore([listAnswer([{ ...product, name: `a${'😀'.repeat(100_000)}` }])])
    const page = await quickly(() => connector.read('products', null))
    expect(page.rows[0]!.name).toBe(`a${'😀'.repeat(249)}`)
  })

  test.for(['<p', '&#1', '< ', '&a'])('reads a name of 100,000 times %j quickly', async (part) => {
    const { connector } = scriptedStore([listAnswer([{ ...product, name: part.repeat(100_000) }])])
    const page = await quickly(() => connector.read('products', null))
    expect(page.rows[0]!.name.length).toBeLessThanOrEqual(500)
  })

  test.for(['date_modified_gmt', 'sku', 'status'])('skips the row when %s is too long', async (field) => {
    const { connector } = scriptedStore([
      listAnswer([
        { ...product, [field]: '9'.repeat(100_000) },
        { ...product, id: 2 },
      ]),
    ])
    expect((await quickly(() => connector.read('products', null))).unread).toHaveLength(1)
  })
})

describe('a row of a Shopify store with a text longer than its field', () => {
  test('skips the row when an amount has 60,000 digits and a letter', async () => {
    const node = (id: string, amount: string) => ({
      id: `gid://shopify/Product/${id}`,
      legacyResourceId: id,
      title: 'Mug',
      status: 'ACTIVE',
      updatedAt: '2026-11-01T00:00:00Z',
      priceRangeV2: { minVariantPrice: { amount, currencyCode: 'GBP' } },
      variants: { nodes: [], pageInfo: { hasNextPage: false } },
      collections: { nodes: [], pageInfo: { hasNextPage: false } },
    })
    const { connector } = scriptedShop([
      answered({ total: { count: 2, precision: 'EXACT' } }),
      answered({
        page: {
          nodes: [node('1', `${'1'.repeat(60_000)}x`), node('2', '1.00')],
          pageInfo: { hasNextPage: false },
        },
      }),
    ])
    const page = await quickly(() => connector.read('products', null))
    expect(page.rows.map(({ provider_id }) => provider_id)).toEqual(['2'])
    expect(page.unread).toMatchObject([{ provider_id: '1' }])
  })
})

describe('a post of Instagram with texts longer than their fields', () => {
  const accountAnswering = (answer: () => Response) =>
    instagramAccount({
      app: { id: 'app', secret: 'secret', callbackUrl: 'https://tandem.example/callback' },
      account_id: '17841400000000001',
      token: 'token',
      fetch: async () => answer(),
      ...waitingClock(),
    })

  test('cuts a caption and drops an address', async () => {
    const account = accountAnswering(() =>
      Response.json({
        data: [
          {
            id: '1',
            caption: 'a'.repeat(500_000),
            media_type: 'IMAGE',
            permalink: `https://www.instagram.com/${'/'.repeat(80_000)}`,
            timestamp: '2026-11-01T00:00:00+0000',
          },
        ],
      }),
    )
    const page = await quickly(() => account.posts(null))
    expect(page.rows).toMatchObject([{ caption: 'a'.repeat(10_000), permalink: null }])
  })

  test('treats a token as never expiring when its end is invalid', async () => {
    const account = accountAnswering(() =>
      Response.json({
        data: { is_valid: true, app_id: 'app', expires_at: 1e308, data_access_expires_at: 1e13 },
      }),
    )
    expect(await account.health()).toMatchObject({ expires_at: null, data_access_expires_at: null })
  })

  test("doesn't use a header as a wait when it is too long", async () => {
    const account = accountAnswering(
      () =>
        new Response('{}', {
          status: 503,
          headers: { 'Retry-After': `${' '.repeat(3)}${'1'.repeat(90_000)}x` },
        }),
    )
    const error = await quickly(() => failureOf(account.profile()))
    expect(error).toMatchObject({ kind: 'provider_failed', retry_after_seconds: null })
  })
})

describe('an answer larger than allowed', () => {
  test.for<[what: string, part: string, maxBytes: number]>([
    ['45 MB of {}', '{},', 2 * 2 ** 20],
    ['45 MB of nested lists', '[', 2 ** 18],
    ['45 MB of nested objects', '{"a":', 2 ** 18],
    ['45 MB of one text', 'aaaaaaaa', 9 * 2 ** 20],
    ['45 MB of numbers', '0,', 2 * 2 ** 20],
  ])('stops reading a page after a part of %s', async ([, part, maxBytes]) => {
    const { answer, sent } = endlessBody(part, 45 * 2 ** 20, part === 'aaaaaaaa' ? '["' : '[')
    const { connector, requests } = scriptedStore([answer])
    const error = await failureOf(connector.read('products', null))
    expect(error).toBeInstanceOf(ProviderError)
    expect(error).toMatchObject({ kind: 'unexpected_data', retryable: true })
    expect(sent.bytes / requests.length).toBeLessThan(maxBytes)
    expect(requests.at(-1)!.url.searchParams.get('per_page')).toBe('10')
  })

  test('stops reading a check after 256 kB', async () => {
    const { answer, sent } = endlessBody('a', 45 * 2 ** 20, '["')
    const { connector, requests } = scriptedStore([answer])
    expect(await failureOf(connector.check())).toMatchObject({ kind: 'unexpected_data' })
    expect(sent.bytes / requests.length).toBeLessThan(512 * 2 ** 10)
  })

  test('counts the decompressed bytes of a body', async () => {
    const zipped = new Uint8Array(
      await new Response(
        new Blob(['["', 'a'.repeat(50 * 2 ** 20), '"]']).stream().pipeThrough(new CompressionStream('gzip')),
      ).arrayBuffer(),
    )
    expect(zipped.byteLength).toBeLessThan(100_000)
    const fetch: ProviderFetch = async () =>
      new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip')))
    const { connector } = scriptedStore([], { fetch })
    expect(await failureOf(connector.read('products', null))).toMatchObject({ kind: 'unexpected_data' })
  })

  test('stops a page of Shopify and one of Instagram too', async () => {
    const { answer } = endlessBody('{},', 45 * 2 ** 20)
    expect(await failureOf(scriptedShop([answer]).connector.read('products', null))).toMatchObject({
      kind: 'unexpected_data',
    })
    const account = instagramAccount({
      app: { id: 'app', secret: 'secret', callbackUrl: 'https://tandem.example/callback' },
      account_id: '1',
      token: 'token',
      fetch: async () => answer(),
      ...waitingClock(),
    })
    expect(await failureOf(account.posts(null))).toMatchObject({ kind: 'unexpected_data' })
  })
})
