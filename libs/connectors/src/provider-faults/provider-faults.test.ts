import type { Fault } from '@tandem/provider-simulator'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import type { ProviderErrorKind } from '../provider-error.ts'
import { faultyLists, readOn, readUpTo, settled } from './test-setup.ts'
import type { ListName, Position } from './test-setup.ts'

// One fault of each class is tested on a middle page of each list; with FAULTS=all every kind, also on the
// first and the last page. `npm run bench -- faults` does so and prints the results.
const isWhole = process.env.FAULTS === 'all'
const positions: Position[] = isWhole ? ['first', 'middle', 'last'] : ['middle']

/** Faults of the same class as another. */
const alike = new Set([
  '429 with a negative time',
  '429 until a date',
  'status 400',
  'status 403',
  'status 502',
  'status 503',
  'status 504',
  'half-body',
  'stall',
  'code 17',
  'code 32',
  'code 613',
  'code 10',
])

/** The result of reading one page. */
type Outcome = ProviderErrorKind | 'heals'

interface FaultCase {
  name: string
  fault: Omit<Fault, 'times' | 'match'>
  /** The result of one such answer. */
  once: Outcome
  /** The result when every answer is like that. */
  lasting: Outcome
  /** Milliseconds that the first attempt waits, if the answer says so. */
  wait?: number
  /** The number of requests without a failure between; 1 by default. */
  questions?: number
}

const status = (
  code: number,
  kind: ProviderErrorKind,
  isRetried: boolean,
  more: { retryAfter?: number | string; wait?: number; name?: string } = {},
): FaultCase => ({
  name: more.name ?? `status ${code}`,
  fault: {
    kind: 'status',
    status: code,
    ...(more.retryAfter !== undefined && { retryAfter: more.retryAfter }),
  },
  once: isRetried ? 'heals' : kind,
  lasting: kind,
  ...(more.wait !== undefined && { wait: more.wait }),
})
const retried = (kind: Fault['kind'], lasting: Outcome, more: Partial<Fault> = {}): FaultCase => ({
  name: kind,
  fault: { kind, ...more },
  once: 'heals',
  lasting,
})
const final = (kind: Fault['kind'], lasting: ProviderErrorKind): FaultCase => ({
  name: kind,
  fault: { kind },
  once: lasting,
  lasting,
})

const faults: FaultCase[] = [
  status(429, 'rate_limited', true, { name: '429 in 7 seconds', retryAfter: 7, wait: 7000 }),
  status(429, 'rate_limited', true, {
    name: '429 until a date',
    retryAfter: 'Sat, 21 Nov 2026 12:00:40 GMT',
  }),
  status(429, 'rate_limited', true, { name: '429 without a time', wait: 1500 }),
  status(429, 'rate_limited', true, { name: '429 with a negative time', retryAfter: '-5', wait: 1500 }),
  status(429, 'rate_limited', false, { name: '429 for a day', retryAfter: 86_400 }),
  status(400, 'unexpected_data', false),
  status(401, 'not_data', false),
  status(403, 'not_data', false),
  status(404, 'not_found', false),
  status(408, 'timeout', true),
  status(500, 'provider_failed', true),
  status(502, 'provider_failed', true),
  status(503, 'provider_failed', true),
  status(504, 'provider_failed', true),
  retried('throttled', 'rate_limited'),
  retried('refused', 'unreachable'),
  final('bad-certificate', 'unreachable'),
  retried('reset', 'unreachable'),
  retried('half-body', 'not_data'),
  retried('content-length-too-long', 'unreachable'),
  retried('stall', 'timeout'),
  retried('stall-after-byte', 'timeout'),
  retried('slow-drip', 'timeout', { delayMs: 500 }),
  final('html', 'not_data'),
  retried('invalid-utf8', 'not_data'),
  final('wrong-schema', 'unexpected_data'),
  // Such a page is read once more, because the provider's index may be delayed.
  { ...retried('empty-page-with-next', 'heals'), questions: 2 },
  { ...retried('cursor-loop', 'heals'), questions: 2 },
  { ...retried('duplicate-rows', 'heals'), questions: 2 },
  retried('huge-body', 'unexpected_data', { bytes: (isWhole ? 200 : 9) * 2 ** 20 }),
]

const heals = { once: 'heals', lasting: 'heals' } as const
const refused = { once: 'not_data', lasting: 'not_data' } as const
/** A part without a complete row is requested again, larger. */
const growing = { ...heals, questions: 4 }
/** Differences between the lists. */
const differences: Record<ListName, Record<string, Partial<FaultCase>>> = {
  WooCommerce: {},
  // Answers with no more rows but more pages are rejected.
  Shopify: {
    'status 401': { once: 'wrong_key', lasting: 'wrong_key' },
    'empty-page-with-next': { lasting: 'unexpected_data' },
    'cursor-loop': { lasting: 'unexpected_data' },
  },
  // An expired address is requested again, and rows that a result can't provide are read in pages.
  'Shopify in bulk': {
    'status 400': heals,
    'status 401': heals,
    'status 403': heals,
    'status 404': heals,
    'half-body': growing,
    html: heals,
    'invalid-utf8': heals,
    'wrong-schema': heals,
    'huge-body': growing,
  },
  // Refusals have a code; a throttled app waits a minute at least.
  Instagram: {
    'status 400': refused,
    'status 401': refused,
    'status 403': refused,
    'status 404': refused,
    '429 without a time': { wait: 60_000 },
    '429 with a negative time': { wait: 60_000 },
    throttled: { wait: 60_000 },
    'empty-page-with-next': { lasting: 'unexpected_data' },
    'cursor-loop': { lasting: 'unexpected_data' },
  },
}

const meta = (code: number, lasting: ProviderErrorKind, more: Partial<Fault> = {}): FaultCase => ({
  name: `code ${code}`,
  fault: { kind: 'graph-error', code, ...more },
  once: lasting,
  lasting,
})
/** Refusals specific to the Graph API. */
const graphErrors: FaultCase[] = [
  { ...meta(4, 'rate_limited', { minutes: 1 }), once: 'heals', wait: 60_000 },
  meta(17, 'rate_limited'),
  meta(32, 'rate_limited'),
  meta(613, 'rate_limited'),
  meta(80_002, 'rate_limited', { minutes: 19 }),
  meta(190, 'reconnect', { subcode: 463 }),
  meta(10, 'missing_permission'),
  { ...meta(2, 'provider_failed'), once: 'heals' },
  {
    ...meta(1, 'provider_failed', {
      message: "Please reduce the amount of data you're asking for, then retry your request",
    }),
    once: 'heals',
  },
]
const onlyOfLists = new Set(['throttled', 'empty-page-with-next', 'cursor-loop', 'duplicate-rows'])
const isPossible = (name: ListName, fault: string) => {
  if (name === 'WooCommerce') return fault !== 'throttled'
  return name !== 'Shopify in bulk' || !onlyOfLists.has(fault)
}

/** The result of a fault, for printing. */
interface FaultRun {
  times: 'once' | 'lasting'
  documented: Outcome
  outcome: Outcome
  tries: number
  /** Milliseconds between the attempts. */
  waits: number[]
}
declare module 'vitest' {
  interface TaskMeta {
    fault?: { store: string; position: Position; fault: string; runs: FaultRun[] }
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

describe.each(Object.keys(faultyLists) as ListName[])('%s', (name) => {
  const all = name === 'Instagram' ? [...faults, ...graphErrors] : faults
  const cases = positions.flatMap((position) =>
    all
      .filter(({ name: fault }) => (isWhole || !alike.has(fault)) && isPossible(name, fault))
      .map((fault) => [fault.name, position, fault] as const),
  )

  test.for(cases)(
    '%s on the %s page ends with a message or recovers, and nothing is lost',
    async ([fault, position, listed], { task }) => {
      const expected = { ...listed, ...differences[name][fault] }
      const runs: FaultRun[] = []
      task.meta.fault = { store: name, position, fault, runs }
      for (const times of ['once', 'lasting'] as const) {
        const { list, found, cursor } = await readUpTo(name, position)
        const match = { path: list.path }
        list.faults.add({ ...expected.fault, match, times: times === 'once' ? 1 : Infinity })
        let outcome: Outcome = 'heals'
        let next = cursor
        let pages = 0
        let rest = 0
        let page = { tries: 0, waits: [] as number[] }
        // A fault that doesn't end but recovers is read to the end.
        while (pages === 0 || (times === 'lasting' && next && outcome === 'heals')) {
          pages += 1
          if (pages > 200) throw new Error('the pages do not end')
          const start = { asked: list.asked(), waits: list.waits.length }
          try {
            const { rows, next: following } = await settled(list, list.read(next))
            for (const { provider_id } of rows) found.add(provider_id)
            next = following
          } catch (error) {
            if (!(error instanceof ProviderError)) throw error
            outcome = error.kind
            rest = error.retry_after_seconds ?? 0
          }
          const tries = list.asked() - start.asked
          if (tries > page.tries) page = { tries, waits: list.waits.slice(start.waits) }
        }
        const { tries, waits } = page
        runs.push({ times, documented: expected[times], outcome, tries, waits })
        expect(outcome, times).toBe(expected[times])
        expect(tries).toBeGreaterThan(0)
        expect(tries).toBeLessThanOrEqual(5)
        // No busy loop: at least a second for each further attempt, except for requests that aren't attempts.
        const waited = waits.reduce((sum, wait) => sum + wait, 0)
        expect(waited).toBeGreaterThanOrEqual((tries - (expected.questions ?? 1)) * 1000)
        if (times === 'once' && expected.wait !== undefined) expect(waits).toContain(expected.wait)

        list.faults.clear()
        await list.wait(rest * 1000)
        // Counting finds rows that are missing although the end seemed reached, and the next run starts over;
        // the same when pages were skipped before one failed.
        const missing = () => [...list.ids].filter((id) => !found.has(id))
        const isRead = next === null && missing().length === 0
        const isPassedOver = outcome !== 'heals' && pages > 1
        if (!isRead) await readOn(list, found, isPassedOver ? null : next)
        expect(missing()).toEqual([])
      }
    },
  )
})
