import { expect, test } from 'vitest'
import type { EndpointAnswer, listPostCustomers } from '@tandem/api-contract'
import { newSellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const by = (email: string) => ({
  customer: { provider_id: null, email, name: email.split('@')[0] ?? '', city: null, country: null },
})
const from = (content: string) => ({ attribution: { utm_source: 'ig', utm_content: content } })

test('names the customers whose first order names the post, with what they bought since', async () => {
  used.api.clock.now = new Date('2026-03-20T09:00:00Z')
  const oak = await newSellingTeam(used.api)
  const [post, other] = await oak.posts([
    { provider_id: 'SpringMug01', posted_at: '2026-03-01T08:00:00Z', caption: 'Hello' },
    { provider_id: 'OtherPost02', posted_at: '2026-03-01T08:00:00Z', caption: 'Hello' },
  ])
  await oak.orders([
    // Brought by the post, and returned twice, once in another currency.
    {
      ordered_at: '2026-03-02T10:00:00Z',
      ...by('ada@x.test'),
      ...from('SpringMug01'),
      lines: [[null, 1, 1000]],
    },
    { ordered_at: '2026-03-05T10:00:00Z', ...by('ADA@x.test'), lines: [[null, 1, 700]] },
    { ordered_at: '2026-03-06T10:00:00Z', ...by('ada@x.test'), currency: 'EUR', lines: [[null, 1, 300]] },
    { ordered_at: '2026-03-07T10:00:00Z', ...by('ada@x.test'), status: 'cancelled', lines: [[null, 1, 900]] },
    // Had bought before.
    { ordered_at: '2026-02-02T10:00:00Z', ...by('bo@x.test'), lines: [[null, 1, 500]] },
    {
      ordered_at: '2026-03-03T10:00:00Z',
      ...by('bo@x.test'),
      ...from('SpringMug01'),
      lines: [[null, 1, 600]],
    },
    // Brought by the post, and nothing since.
    {
      ordered_at: '2026-03-04T10:00:00Z',
      ...by('cy@x.test'),
      ...from('SpringMug01'),
      lines: [[null, 1, 400]],
    },
    // Brought by another post, and by none.
    {
      ordered_at: '2026-03-04T10:00:00Z',
      ...by('di@x.test'),
      ...from('OtherPost02'),
      lines: [[null, 1, 400]],
    },
    { ordered_at: '2026-03-04T11:00:00Z', ...by('ed@x.test'), lines: [[null, 1, 400]] },
  ])
  await oak.count()
  const ask = async (id: number | undefined, search = '', token = oak.team.token) =>
    used.api.request('GET', `/social/instagram/posts/${id}/customers?${search}`, { token })
  const { data, meta } = (await (await ask(post)).json()) as EndpointAnswer<typeof listPostCustomers>
  expect(data).toMatchObject([
    { name: 'cy', first: { currency: 'GBP', orders: 1, revenue: 400 }, later: [] },
    {
      name: 'ada',
      first: { currency: 'GBP', orders: 1, revenue: 1000 },
      later: [
        { currency: 'EUR', orders: 1, revenue: 300 },
        { currency: 'GBP', orders: 1, revenue: 700 },
      ],
    },
  ])
  expect(meta).toMatchObject({
    total: 2,
    first: [{ currency: 'GBP', orders: 2, revenue: 1400 }],
    later: [
      { currency: 'EUR', orders: 1, revenue: 300 },
      { currency: 'GBP', orders: 1, revenue: 700 },
    ],
    known_since: null,
    unknown: 0,
  })
  const second = (await (await ask(post, 'per_page=1&page=2')).json()) as typeof meta & { data: typeof data }
  expect(second.data).toMatchObject([{ name: 'ada' }])
  expect(await (await ask(other)).json()).toMatchObject({ data: [{ name: 'di' }], meta: { total: 1 } })

  // All orders of the store are known since 4 March: ada may have bought before.
  const know = async (known_since: string) =>
    oak.within((db) => db.updateTable('stores').set({ known_since }).execute())
  await know('2026-03-03T12:00:00Z')
  expect(await (await ask(post)).json()).toMatchObject({
    data: [{ name: 'cy' }],
    meta: {
      total: 1,
      first: [{ orders: 1, revenue: 400 }],
      later: [],
      known_since: '2026-03-04',
      unknown: 1,
    },
  })
  await know('2026-03-09T12:00:00Z')
  expect(await (await ask(post)).json()).toMatchObject({
    data: [],
    meta: { total: 0, first: [], unknown: 2 },
  })

  const stranger = await used.api.newTeam()
  expect((await ask(post, '', stranger.token)).status).toBe(404)
  expect((await used.api.request('GET', `/social/instagram/posts/${post}/customers`, {})).status).toBe(401)
})
