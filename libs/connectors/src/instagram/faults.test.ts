import type { Fault } from '@tandem/provider-simulator'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts'
import type { SocialAccount, SocialCursor } from '../social-account.ts'
import { simulatedInstagram } from './test-setup.ts'

// One fault of each class meets a page in the middle of an account's posts; with FAULTS=all every kind, on the first and
// the last page, too.
const isWhole = process.env.FAULTS === 'all'
const positions = isWhole ? (['first', 'middle', 'last'] as const) : (['middle'] as const)
const path = '/account/media'

interface FaultCase {
  name: string
  fault: Omit<Fault, 'times' | 'match'>
  /** What one such answer leads to. */
  once: ProviderErrorKind | 'heals'
  /** What it leads to when it does not end. */
  lasting: ProviderErrorKind | 'heals'
  /** Milliseconds that the first try waits, where the answer says so. */
  wait?: number
  /** Another one stands for it, unless all are tried. */
  isAlike?: boolean
}

const heals = (name: string, fault: FaultCase['fault'], lasting: FaultCase['lasting'], wait?: number) => ({
  name,
  fault,
  once: 'heals' as const,
  lasting,
  ...(wait !== undefined && { wait }),
})
const ends = (name: string, fault: FaultCase['fault'], kind: ProviderErrorKind): FaultCase => ({
  name,
  fault,
  once: kind,
  lasting: kind,
})
const alike = (fault: FaultCase): FaultCase => ({ ...fault, isAlike: true })
const status = (code: number, retryAfter?: number | string): FaultCase['fault'] => ({
  kind: 'status',
  status: code,
  ...(retryAfter !== undefined && { retryAfter }),
})
const meta = (code: number, more: Partial<Fault> = {}): FaultCase['fault'] => ({
  kind: 'graph-error',
  code,
  ...more,
})

const faults: FaultCase[] = [
  heals('429 in 7 seconds', status(429, 7), 'rate_limited', 7000),
  alike(heals('429 until a date', status(429, 'Sat, 21 Nov 2026 12:00:40 GMT'), 'rate_limited')),
  heals('429 without a time', status(429), 'rate_limited', 60_000),
  alike(heals('429 with a negative time', status(429, '-5'), 'rate_limited', 60_000)),
  ends('429 for a day', status(429, 86_400), 'rate_limited'),
  ...[400, 401, 403, 404].map((code) => alike(ends(`status ${code}`, status(code), 'not_data'))),
  alike(heals('status 408', status(408), 'timeout')),
  ...[500, 502, 503, 504].map((code) => alike(heals(`status ${code}`, status(code), 'provider_failed'))),
  heals('code 4 for a minute', meta(4, { minutes: 1 }), 'rate_limited', 60_000),
  alike(ends('code 17', meta(17), 'rate_limited')),
  alike(ends('code 32', meta(32), 'rate_limited')),
  alike(ends('code 613', meta(613), 'rate_limited')),
  ends('code 80002 for 19 minutes', meta(80_002, { minutes: 19 }), 'rate_limited'),
  ends('code 190', meta(190, { subcode: 463 }), 'reconnect'),
  alike(ends('code 10', meta(10), 'missing_permission')),
  heals('code 2', meta(2), 'provider_failed'),
  heals(
    'code 1, too much',
    meta(1, { message: "Please reduce the amount of data you're asking for, then retry your request" }),
    'provider_failed',
  ),
  heals('throttled', { kind: 'throttled' }, 'rate_limited', 60_000),
  heals('refused', { kind: 'refused' }, 'unreachable'),
  alike(ends('bad-certificate', { kind: 'bad-certificate' }, 'unreachable')),
  alike(heals('reset', { kind: 'reset' }, 'unreachable')),
  alike(heals('half-body', { kind: 'half-body' }, 'not_data')),
  alike(heals('content-length-too-long', { kind: 'content-length-too-long' }, 'unreachable')),
  alike(heals('stall', { kind: 'stall' }, 'timeout')),
  heals('stall-after-byte', { kind: 'stall-after-byte' }, 'timeout'),
  alike(heals('slow-drip', { kind: 'slow-drip', delayMs: 500 }, 'timeout')),
  ends('html', { kind: 'html' }, 'not_data'),
  heals('invalid-utf8', { kind: 'invalid-utf8' }, 'not_data'),
  ends('wrong-schema', { kind: 'wrong-schema' }, 'unexpected_data'),
  heals('empty-page-with-next', { kind: 'empty-page-with-next' }, 'heals'),
  heals('cursor-loop', { kind: 'cursor-loop' }, 'unexpected_data'),
  heals('duplicate-rows', { kind: 'duplicate-rows' }, 'heals'),
  heals('huge-body', { kind: 'huge-body', bytes: 5 * 2 ** 20 }, 'unexpected_data'),
]

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

async function readOn(
  account: SocialAccount,
  found: Set<string>,
  from: SocialCursor | null,
  most = Infinity,
) {
  let cursor = from
  let pages = 0
  do {
    const page = await account.posts(cursor)
    for (const { provider_id } of page.rows) found.add(provider_id)
    cursor = page.next
    pages += 1
    if (pages > 200) throw new Error('the pages do not end')
  } while (cursor && pages < most)
  return { cursor, pages }
}

/** An account with several pages of posts, of which the connector knows how many it bears. */
async function opened() {
  const simulated = simulatedInstagram()
  simulated.instagram.controls.settings.largestMediaPage = 50
  const account = await simulated.accountOf('marco')
  await account.posts(null)
  /** Lets the deadline of a request that hangs pass. */
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    const state = { isSettled: false }
    const end = () => {
      state.isSettled = true
    }
    work.then(end, end)
    while (!state.isSettled)
      await (simulated.isStalled() ? vi.advanceTimersByTimeAsync(1000) : new Promise(setImmediate))
    return work
  }
  return {
    ...simulated,
    account,
    settled,
    faults: simulated.instagram.faults,
    asked: () => simulated.asked.filter(({ pathname }) => pathname.endsWith('/media')).length,
  }
}

describe.each(positions)('on the %s page', (position) => {
  test.each(faults.filter(({ isAlike }) => isWhole || !isAlike).map((fault) => [fault.name, fault] as const))(
    '%s ends in words or heals, and nothing is lost',
    async (_name, expected) => {
      const { account, asked, waits, wait, settled, faults: list } = await opened()
      const all = new Set<string>()
      const { pages } = await readOn(account, all, null)
      expect(pages).toBeGreaterThan(2)
      const found = new Set<string>()
      const before = position === 'first' ? 0 : position === 'middle' ? 1 : pages - 1
      let { cursor } = before > 0 ? await readOn(account, found, null, before) : { cursor: null }
      const fault: Fault = { ...expected.fault, match: { path } }

      const ask = async (times: number, outcome: FaultCase['once']) => {
        list.add({ ...fault, times })
        const start = { asked: asked(), waits: waits.length }
        const page = settled(account.posts(cursor))
        let isEnd = false
        let rest = 0
        if (outcome === 'heals') {
          const { rows, next } = await page
          for (const { provider_id } of rows) found.add(provider_id)
          isEnd = next === null
          cursor = next
        } else {
          const error: unknown = await page.catch((reason: unknown) => reason)
          expect(error).toBeInstanceOf(ProviderError)
          expect(error).toMatchObject({ kind: outcome })
          rest = (error as ProviderError).retry_after_seconds ?? 0
        }
        const since = waits.slice(start.waits)
        const tries = asked() - start.asked
        expect(tries).toBeGreaterThan(0)
        expect(tries).toBeLessThanOrEqual(5)
        // No busy loop: a second or more for each further try, but for one more look at an odd page.
        const isLookedAtTwice = fault.kind === 'empty-page-with-next' || fault.kind === 'cursor-loop'
        expect(since.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(
          (tries - (isLookedAtTwice ? 2 : 1)) * 1000,
        )
        list.clear()
        await wait(rest * 1000)
        return { waits: since, isEnd }
      }

      const once = await ask(1, expected.once)
      if (expected.wait !== undefined) expect(once.waits).toContain(expected.wait)
      if (!once.isEnd) {
        const lasting = await ask(Infinity, expected.lasting)
        // A page that stays empty is passed over; the next run starts anew.
        const isPassedOver = lasting.isEnd || fault.kind === 'empty-page-with-next'
        await readOn(account, found, isPassedOver ? null : cursor)
      }
      // Time passes, and with it new posts come.
      expect([...all].filter((id) => !found.has(id))).toEqual([])
    },
  )
})

test('a page of posts that is too large for Instagram is asked for in halves, and all come', async () => {
  const { account, instagram, asked } = await opened()
  const all = new Set<string>()
  await readOn(account, all, null)
  instagram.controls.settings.largestMediaPage = 12
  const found = new Set<string>()
  const start = asked()
  const { pages } = await readOn(account, found, null)
  expect(found).toEqual(all)
  expect(asked() - start).toBeLessThanOrEqual(pages + 4)
})

test('a dead token ends every reading with the reason, and its health tells it, too', async () => {
  const { account, instagram } = await opened()
  instagram.controls.endTokens('marco', 'password-changed')
  const readings: (() => Promise<unknown>)[] = [
    () => account.profile(),
    () => account.posts(null),
    () => account.postInsights({ provider_id: '1', place: 'feed' }),
    () => account.accountDay('2026-11-17'),
    () => account.accountSeries('2026-11-10', '2026-11-17'),
    () => account.onlineFollowers('2026-11-10', '2026-11-17'),
    () => account.audience(),
    () => account.discover('maison.fougere', null),
  ]
  for (const reading of readings) {
    const error: unknown = await reading().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'reconnect', retryable: false })
    expect((error as ProviderError).message).toContain('password')
  }
  expect((await account.health()).problem!.message).toContain('password')
})
