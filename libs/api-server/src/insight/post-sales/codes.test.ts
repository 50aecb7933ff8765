import { expect, test } from 'vitest'
import type { PostCodes, PostOrder, PostSalesDetail } from '@tandem/api-contract'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const on = (day: string, time = '12:00') => `${day}T${time}:00+03:00`
const base = '/social/instagram/posts'

const mug = (ordered_at: string, code: string | null, more: Partial<NewOrder> = {}): NewOrder => ({
  ordered_at,
  lines: [
    ['mug', 1, 1000],
    ['chest', 1, 9000],
  ],
  discount_codes: code === null ? [] : [{ code, discount: 100 }],
  ...more,
})

async function mugTeam() {
  used.api.clock.now = new Date('2026-07-20T09:00:00Z')
  const oak = await newSellingTeam(used.api)
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/mug/' },
    { provider_id: 'chest', permalink: 'https://oak.example/product/chest/' },
  ])
  const [first = 0, second = 0] = await oak.posts([
    {
      provider_id: 'FirstPost01',
      posted_at: on('2026-03-10'),
      caption: 'oak.example/product/mug with spring10, or (Summer20)!',
    },
    { provider_id: 'OtherPost02', posted_at: on('2026-03-20'), caption: 'oak.example/product/mug' },
  ])
  const ask = (method: 'GET' | 'PUT', path: string, body?: object, token = oak.team.token) =>
    used.api.request(method, `${base}/${path}`, { token, ...(body && { body }) })
  const set = (post: number, ...codes: string[]) => ask('PUT', `${post}/codes`, { codes })
  const detail = async (post: number) => dataOf<PostSalesDetail>(await ask('GET', `${post}/sales`))
  const proven = async (post: number) => (await detail(post)).sales?.[0]?.proven
  return { oak, first, second, ask, set, detail, proven }
}

test("counts an order with a post's code as proven within its windows, with linked lines separate from the rest", async () => {
  const { oak, first, set, proven, ask, detail } = await mugTeam()
  await oak.orders([
    mug(on('2026-03-09'), 'SPRING10'),
    mug(on('2026-03-12'), 'Spring10', { provider_id: 'a' }),
    mug(on('2026-03-30'), 'SPRING10', { provider_id: 'b' }),
    mug(on('2026-06-30'), 'SPRING10'),
    mug(on('2026-03-12'), 'SPRING1'),
    mug(on('2026-03-12'), null),
  ])
  await oak.count()
  expect(await proven(first)).toBeUndefined()
  expect((await detail(first)).codes).toEqual({ codes: [], suggested: ['SPRING10'] })
  const answer = await set(first, ' spring10 ', 'SPRING10')
  expect(await dataOf<PostCodes>(answer)).toEqual({
    codes: [{ code: 'spring10', shared_with: 0 }],
    suggested: [],
  })
  // The first days immediately, the others by the worker.
  expect(await proven(first)).toMatchObject({ '7': { orders: 1 }, '30': { orders: 1 } })
  await oak.count()
  const sold = { orders: 1, units: 1, revenue: 1000, also_revenue: 9000 }
  expect(await proven(first)).toMatchObject({ '7': sold, '30': { orders: 2 }, '90': { orders: 2 } })
  const orders = await dataOf<PostOrder[]>(await ask('GET', `${first}/orders?kind=proven&window=30`))
  expect(orders.map(({ number, code }) => [number, code])).toEqual([
    ['b', 'SPRING10'],
    ['a', 'Spring10'],
  ])
  await set(first)
  await oak.count()
  expect(await proven(first)).toBeUndefined()
})

test('finds a code of a caption beside a sign that has a form of letters, and behind a wide hyphen', async () => {
  const { oak, detail } = await mugTeam()
  const [post = 0] = await oak.posts([
    {
      provider_id: 'SignedPost4',
      posted_at: on('2026-03-11'),
      caption: 'LIGHT15™, OAKDAY®, № 5 and NEW－YEAR',
    },
  ])
  const written = ['LIGHT15', 'OAKDAY', 'NEW-YEAR']
  await oak.orders(written.map((code) => mug(on('2026-03-12'), code)))
  await oak.count()
  expect((await detail(post)).codes.suggested.toSorted()).toEqual(written.toSorted())
})

test('finds a code of a caption in an order by another form of its letters', async () => {
  const { oak, set, detail, proven } = await mugTeam()
  const [post = 0] = await oak.posts([
    { provider_id: 'GreekPost03', posted_at: on('2026-03-11'), caption: 'ΕΚΠΤΩΣΕΙΣ, gruß, ＳＡＶＥ１０' },
  ])
  // As PHP and JavaScript may write them.
  const written = ['εκπτωσεισ', 'GRUSS', 'save10']
  await oak.orders(written.map((code) => mug(on('2026-03-12'), code)))
  await oak.count()
  expect((await detail(post)).codes.suggested.toSorted()).toEqual(written.toSorted())
  await set(post, 'ΕΚΠΤΩΣΕΙΣ', 'gruß', 'ＳＡＶＥ１０')
  await oak.count()
  expect((await proven(post))?.['7'].orders).toBe(3)
})

test('counts an order for the latest post before it when two posts have the same code, and says so at both', async () => {
  const { oak, first, second, set, proven, detail } = await mugTeam()
  await set(first, 'ŞUBAT')
  await set(second, 'şubat')
  await oak.orders([
    mug(on('2026-03-12'), 'ŞUBAT'),
    mug(on('2026-03-22'), 'ŞUBAT'),
    mug(on('2026-03-23'), 'Şubat'),
  ])
  await oak.count()
  expect((await proven(first))?.['30'].orders).toBe(1)
  expect((await proven(second))?.['7'].orders).toBe(2)
  for (const post of [first, second])
    expect((await detail(post)).codes.codes).toMatchObject([{ shared_with: 1 }])
})

test('leaves an order from Instagram to any post when its code was for a much older post', async () => {
  const { oak, first, second, set, detail } = await mugTeam()
  await oak
    .posts([{ provider_id: 'AncientOne1', posted_at: on('2025-03-10'), caption: null }])
    .then(([old = 0]) => set(old, 'OLD'))
  await oak.orders([mug(on('2026-03-22'), 'OLD', { attribution: { utm_source: 'ig' } })])
  await oak.count()
  expect((await detail(second)).sales?.[0]?.instagram.organic.orders).toBe(1)
  expect((await detail(first)).sales).toEqual([])
})

test('refuses invalid or too many codes, callers without permission, and tracked posts', async () => {
  const { oak, first, ask, set, detail } = await mugTeam()
  const other = await newSellingTeam(used.api)
  const viewer = await used.api.newUser(oak.team.team_id, { role: 'viewer' })
  const body = { codes: ['SPRING10'] }
  expect((await ask('PUT', `${first}/codes`, body, other.team.token)).status).toBe(404)
  expect((await ask('PUT', `${first}/codes`, body, viewer.token)).status).toBe(403)
  for (const codes of ['SPRING10', [''], ['  '], [5], ['x'.repeat(101)], ['a\u0000']]) {
    expect((await ask('PUT', `${first}/codes`, { codes })).status, JSON.stringify(codes)).toBe(422)
  }
  const many = await set(first, ...Array.from({ length: 11 }, (_, at) => `CODE${at}`))
  expect(many.status).toBe(422)
  expect((await errorOf(many)).errors).toHaveProperty('codes')
  expect((await detail(first)).codes.codes).toEqual([])
  const tracked = await used.api.request('PUT', `/tracker/instagram/posts/${first}/codes`, {
    token: oak.team.token,
    body,
  })
  expect(tracked.status).toBe(404)
})
