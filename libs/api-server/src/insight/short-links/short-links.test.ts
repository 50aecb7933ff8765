import { expect, test } from 'vitest'
import type { PostOrder, ShortLink } from '@tandem/api-contract'
import { asDatabaseFailure } from '../../platform/database/database-failure.ts'
import { defaultSettings } from '../../platform/dependencies/dependencies.ts'
import { errorOf, dataOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const appUrl = 'http://tandem.test'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/22B83 Instagram 361.0.0.35.82'

/** Opens an address as a person's browser, or as a program that identifies itself. */
const open = (address: string, { agent = iphone, method = 'GET', headers = {} } = {}) =>
  used.api.fetch(new Request(address, { method, headers: { 'User-Agent': agent, ...headers } }))

async function mugTeam() {
  used.api.clock.now = new Date('2026-07-20T20:30:00Z')
  const oak = await newSellingTeam(used.api)
  const [mug = 0, chest = 0] = await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/mug/' },
    { provider_id: 'chest', permalink: 'https://elsewhere.example/chest' },
  ])
  const [post = 0] = await oak.posts([
    {
      provider_id: 'MugPost0001',
      posted_at: '2026-07-10T12:00:00+03:00',
      caption: 'oak.example/product/mug elsewhere.example/chest',
    },
  ])
  const path = (of = post, service = 'social') => `/${service}/instagram/posts/${of}/short-links`
  const set = (body: unknown, { token = oak.team.token, at = path() } = {}) =>
    used.api.request('PUT', at, { token, body })
  const list = async () =>
    dataOf<ShortLink[]>(await used.api.request('GET', path(), { token: oak.team.token }))
  const make = async () => (await dataOf<ShortLink[]>(await set({ product_id: mug, is_on: true })))[0]!
  const opens = async () => (await list())[0]?.opens
  return { oak, mug, chest, post, path, set, list, make, opens }
}

test("leads to the product with the post's tag, and counts people by the team's day", async () => {
  const { oak, make, mug, list, opens } = await mugTeam()
  const link = await make()
  expect(link).toEqual({
    product_id: mug,
    product_name: 'Product mug',
    address: expect.stringMatching(new RegExp(`^${appUrl}/l/[a-hjkmnp-z2-9]{8}$`)) as string,
    is_on: true,
    opens: 0,
    created_at: '2026-07-20T20:30:00.000Z',
  })
  // Creating it again returns the same link.
  expect(await make()).toEqual(link)

  const answer = await open(link.address)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(
    `https://oak.example/product/mug/?utm_source=instagram&utm_medium=social&utm_campaign=tandem&utm_content=MugPost0001&tandem_link=${link.address.slice(-8)}`,
  )
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(answer.headers.has('set-cookie')).toBe(false)
  await expect.poll(opens).toBe(1)

  const head = await open(link.address, { method: 'HEAD' })
  expect([head.status, head.headers.get('location')]).toEqual([302, answer.headers.get('location')])
  const bot = await open(link.address, { agent: 'facebookexternalhit/1.1' })
  expect(bot.status).toBe(302)
  await open(link.address, { headers: { 'Sec-Purpose': 'prefetch' } })
  // After midnight in Istanbul; several at once.
  used.api.clock.now = new Date('2026-07-20T21:30:00Z')
  await Promise.all(Array.from({ length: 5 }, () => open(`${link.address}?fbclid=x`)))
  await expect.poll(opens).toBe(6)
  const days = await oak.within((db) =>
    db.selectFrom('short_link_opens').select(['day', 'opens']).orderBy('day').execute(),
  )
  expect(days).toEqual([
    { day: '2026-07-20', opens: 1 },
    { day: '2026-07-21', opens: 5 },
  ])
  expect(await list()).toHaveLength(1)
})

test('lasts longer than its post, ends with its product, and explains when it leads nowhere', async () => {
  const { oak, make, set, mug } = await mugTeam()
  const { address } = await make()
  const off = await dataOf<ShortLink[]>(await set({ product_id: mug, is_on: false }))
  expect(off).toMatchObject([{ is_on: false, address }])
  const gone = await open(address)
  expect([gone.status, gone.headers.get('location')]).toEqual([410, null])
  expect(gone.headers.get('content-type')).toMatch(/^text\/html/)
  expect(gone.headers.get('cache-control')).toBe('no-store')
  expect(await gone.text()).toContain('This link no longer leads anywhere')
  await set({ product_id: mug, is_on: true })

  await oak.archiveStore(oak.store_id, used.api.clock.now)
  await oak.removeAccount(oak.account_id)
  expect((await open(address)).status).toBe(302)
  // The shop moved the product to an address that isn't its own.
  await oak.products([{ provider_id: 'mug', permalink: 'https://evil.example/mug' }])
  expect((await open(address)).status).toBe(410)
  await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/mug' }])
  expect((await open(address)).headers.get('location')).toContain('https://oak.example/mug?utm_source')
  await oak.dropProducts(['mug'])
  expect((await open(address)).status).toBe(410)
})

test('explains invalid links, and refuses other methods', async () => {
  const { make } = await mugTeam()
  const { address } = await make()
  const codes = [
    'abcdefgh',
    'ABCDEFGH',
    address.slice(-8).toUpperCase(),
    `${address.slice(-8)}a`,
    `${address.slice(-8)}/more`,
    'x'.repeat(5000),
    '%00',
    '%FF%FE',
    '%E0%A4%A',
    '..%2f..%2fapi',
    "'%20or%201=1--",
    '',
  ]
  for (const code of codes) {
    const answer = await open(`${appUrl}/l/${code}`)
    expect(answer.status, code).toBe(404)
    if (code !== '') expect(await answer.text(), code).toContain('There is no such link')
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await open(address, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('limits the opens of a network, and explains when the database is unavailable', async () => {
  const { make } = await mugTeam()
  const { address } = await make()
  const api = await createTestApi({
    database: used.opened.database,
    overrides: { settings: { ...defaultSettings, limitsByAddress: true }, later: () => undefined },
  })
  const ask = () => api.fetch(new Request(address, { headers: { 'User-Agent': 'curl/8' } }))
  for (let sent = 0; sent < 600; sent += 50)
    await Promise.all(Array.from({ length: 50 }, async () => expect((await ask()).status).toBe(302)))
  const refused = await ask()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.text()).toContain('Too many links were opened')
  await api.close()

  let isAway = false
  const failing = await createTestApi({
    database: new Proxy(used.opened.database, {
      get(database, name) {
        if (isAway) throw asDatabaseFailure(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
        const value: unknown = Reflect.get(database, name)
        return typeof value === 'function' ? (value.bind(database) as unknown) : value
      },
    }),
    overrides: { later: () => undefined },
  })
  isAway = true
  const answer = await failing.fetch(new Request(address, { headers: { 'User-Agent': iphone } }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('Try again in a few seconds')
  await failing.close()
})

test("is created with the permission for the post's products, at the shop’s own address", async () => {
  const { oak, mug, chest, post, path, set, list } = await mugTeam()
  const other = await newSellingTeam(used.api)
  const viewer = await used.api.newUser(oak.team.team_id, { role: 'viewer' })
  const body = { product_id: mug, is_on: true }
  expect((await set(body, { token: viewer.token })).status).toBe(403)
  expect((await set(body, { token: other.team.token })).status).toBe(404)
  expect((await set(body, { at: path(post, 'tracker') })).status).toBe(404)
  const [plain = 0] = await oak.products([
    { provider_id: 'plain', permalink: 'https://oak.example/product/plain' },
  ])
  const refusals: [object, RegExp][] = [
    [{ product_id: plain, is_on: true }, /^Link the product/],
    [{ product_id: chest, is_on: true }, /^Tandem knows no page/],
    [{ product_id: mug, is_on: false }, /^This product has no short link/],
    [{ product_id: 999_999_999, is_on: true }, /^Link the product/],
    [{ product_id: 'mug', is_on: true }, /./],
  ]
  for (const [wrong, words] of refusals) {
    const answer = await set(wrong)
    expect(answer.status, JSON.stringify(wrong)).toBe(422)
    expect((await errorOf(answer)).errors?.product_id?.[0]).toMatch(words)
  }
  for (const wrong of [
    {},
    { product_id: mug },
    { product_id: mug, is_on: 'yes' },
    [],
    { ...body, code: 'a' },
  ])
    expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect(await list()).toEqual([])

  const editor = await used.api.newUser(oak.team.team_id, { role: 'editor' })
  const answers = await Promise.all([set(body, { token: editor.token }), set(body, { token: editor.token })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await list()).toHaveLength(1)
  const entries = await oak.within((db) =>
    db
      .selectFrom('audit_entries')
      .select(['subject_id', 'details'])
      .where('action', '=', 'post.short_link_set')
      .execute(),
  )
  expect(entries[0]).toMatchObject({ subject_id: post, details: { product: 'Product mug', is_on: true } })
})

test("an order names a short link only on the link's own post, also after its account was disconnected and connected again", async () => {
  const { oak, make } = await mugTeam()
  const code = (await make()).address.slice(-8)
  const mugPost = { provider_id: 'MugPost0001', posted_at: '2026-07-10T09:00:00Z' }
  const elm = await oak.newAccount('elm')
  const [later = 0] = await oak.posts(
    [{ provider_id: 'LaterPost02', posted_at: '2026-07-11T09:00:00Z' }],
    elm,
  )
  const session_entry = `https://oak.example/product/mug/?tandem_link=${code}`
  await oak.orders([
    {
      provider_id: 'both',
      ordered_at: '2026-07-12T09:00:00Z',
      attribution: { utm_content: 'LaterPost02', session_entry },
      lines: [['mug', 1, 1000]],
    },
    {
      provider_id: 'mug',
      ordered_at: '2026-07-10T12:00:00Z',
      attribution: { utm_content: mugPost.provider_id, session_entry },
      lines: [['mug', 1, 1000]],
    },
  ])
  const linksOf = async (post: number) => {
    await oak.count()
    const answer = await used.api.request('GET', `/social/instagram/posts/${post}/orders`, {
      token: oak.team.token,
    })
    return (await dataOf<PostOrder[]>(answer)).map(({ number, short_link }) => [number, short_link])
  }
  expect(await linksOf(later)).toEqual([['both', null]])
  await oak.removeAccount(oak.account_id)
  expect(await linksOf(later)).toEqual([['both', null]])
  const [again = 0] = await oak.posts([mugPost], await oak.newAccount('oak again'))
  expect(await linksOf(again)).toEqual([['mug', code]])
  expect(await linksOf(later)).toEqual([['both', null]])
})
