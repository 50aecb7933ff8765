import { expect, test } from 'vitest'
import { instagramLimits } from './limits.ts'
import { accountId, refusedWith, scriptedGraph } from './test-setup.ts'
import { accountUsage, appUsage } from './usage.ts'

const leisure = { isPersonWaiting: false, longestWaitMs: 60_000 }
const app = (percent: number) => ({
  'X-App-Usage': JSON.stringify({ call_count: 3, total_time: percent, total_cputime: 0 }),
})
const account = (percent: number, minutes = 0) => ({
  'X-Business-Use-Case-Usage': JSON.stringify({
    '1': [{ type: 'ads_management', call_count: 1, total_cputime: 1, total_time: 1 }],
    [accountId]: [
      {
        type: 'instagram',
        call_count: percent,
        total_cputime: 1,
        total_time: 1,
        estimated_time_to_regain_access: minutes,
      },
    ],
  }),
})
const profile = (headers: Record<string, string>) =>
  Response.json({ id: accountId, username: 'oak' }, { headers })

test('uses the highest figure in the headers, in minutes', () => {
  expect(appUsage(new Headers(app(41)))).toEqual({ percent: 41, seconds: null })
  expect(accountUsage(new Headers(account(88, 19)))).toEqual({ percent: 88, seconds: 1140 })
  expect(accountUsage(new Headers(account(88)))).toEqual({ percent: 88, seconds: null })
})

test.each([undefined, '', 'null', '[]', '{"1":3}', '{"call_count":', '{"1":[{"call_count":"x"}]}', '{}'])(
  'ignores a header of %j',
  (text) => {
    const headers = new Headers(
      text === undefined ? {} : { 'X-App-Usage': text, 'X-Business-Use-Case-Usage': text },
    )
    expect(appUsage(headers)?.percent ?? 0).toBe(0)
    expect(accountUsage(headers)?.percent ?? 0).toBe(0)
  },
)

test("spreads calls out above three quarters, and doesn't wait below", async () => {
  let percent = 75
  const graph = scriptedGraph(() => profile(account(percent)))
  const read = graph.account()
  await read.profile()
  percent = 85
  await read.profile()
  expect(graph.waits).toEqual([])
  await read.profile()
  await read.profile()
  expect(graph.waits).toEqual([10_000, 10_000])
  percent = 20
  await read.profile()
  await read.profile()
  expect(graph.waits).toHaveLength(3)
})

test('lets a waiting person pass before background readings', async () => {
  const graph = scriptedGraph(() => profile(account(90)))
  const limits = instagramLimits(graph.now)
  await graph.account({ limits }).profile()
  await graph.account({ limits, isPersonWaiting: true }).profile()
  expect(graph.waits).toEqual([])
})

test('sends nothing at 95 per cent until the time that Instagram names', async () => {
  const graph = scriptedGraph(() => profile(account(95, 12)))
  const read = graph.account()
  await read.profile()
  await expect(read.profile()).rejects.toMatchObject({ kind: 'rate_limited', retry_after_seconds: 720 })
  await expect(read.profile()).rejects.toMatchObject({ kind: 'rate_limited' })
  expect(graph.asked).toHaveLength(1)
  await graph.wait(720_000)
  await read.profile()
  expect(graph.asked).toHaveLength(2)
})

test('counts each account separately, and requests about other accounts for the app', async () => {
  const graph = scriptedGraph(({ query }) => {
    const isDiscovery = query.get('fields')?.startsWith('business_discovery')
    return isDiscovery ? refusedWith(4) : profile(account(99, 30))
  })
  const limits = instagramLimits(graph.now)
  const one = graph.account({ limits, isPersonWaiting: true })
  const other = graph.account({ limits, account_id: '17841400000000002', isPersonWaiting: true })
  await one.profile()
  await expect(one.profile()).rejects.toMatchObject({ kind: 'rate_limited', retry_after_seconds: 1800 })
  await other.profile()
  await expect(one.discover('studio', null)).rejects.toMatchObject({ kind: 'rate_limited' })
  const asked = graph.asked.length
  await expect(other.discover('studio', null)).rejects.toMatchObject({ kind: 'rate_limited' })
  expect(graph.asked).toHaveLength(asked)
})

test('counts a throttled call for everything that uses the app, with growing waits until one succeeds', () => {
  let time = 0
  const { app: allowance } = instagramLimits(() => time)
  expect([1, 2, 3, 4, 5].map(() => allowance.throttled(null))).toEqual([60, 120, 240, 480, 480])
  expect(allowance.turn(leisure)).toBe(480_000)
  time = 480_000
  expect(allowance.turn(leisure)).toBe(0)
  allowance.answered()
  expect(allowance.throttled(null)).toBe(60)
  // The longer of two waits counts.
  expect(allowance.throttled(7)).toBe(60)
  expect(allowance.throttled(90)).toBe(90)
})

test("doesn't use up a turn that nobody waits for", () => {
  const { app: allowance } = instagramLimits(() => 0)
  allowance.noteUsage({ percent: 94.9, seconds: null })
  for (let count = 0; count < 50; count += 1) allowance.turn(leisure)
  expect(allowance.turn(leisure)).toBeLessThan(81_000)
})

test('tells a person to wait immediately when the app is at its limit', async () => {
  const graph = scriptedGraph(() => refusedWith(80002, { headers: account(100, 5) }))
  const read = graph.account({ isPersonWaiting: true })
  const post = { provider_id: '1', place: 'feed' } as const
  await expect(read.postInsights(post)).rejects.toMatchObject({ retry_after_seconds: 300 })
  expect(graph.waits).toEqual([])
})
