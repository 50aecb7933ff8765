import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromStart, readCursor, searchOf } from './cursors.ts'
import type { IdCursor } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { nodesAfter } from './node-pages.ts'
import { queryBudget } from './query-budget.ts'
import { querySize } from './query-size.ts'
import { readAll } from '../test-setup.ts'
import { answered, refusedWith, scriptedStore, simulatedStore } from './test-setup.ts'

interface Row {
  id: number
  changed: number
}

/** A list as Shopify returns it: filtered by number and time of change, ordered by number. */
const clientOf = (rows: () => Row[]): GraphqlClient => ({
  ask: async ({ schema: _schema, variables }) => {
    const { first, query } = variables!() as { first: number; query: string | null }
    const from = Number(/id:>=(\d+)/.exec(query ?? '')?.[1] ?? 0)
    const since = Date.parse(/updated_at:>='([^']+)'/.exec(query ?? '')?.[1] ?? '1970-01-01T00:00:00Z')
    const found = rows()
      .filter(({ id, changed }) => id >= from && changed * 1000 >= since)
      .toSorted((one, other) => one.id - other.id)
    const nodes = found.slice(0, first).map(({ id }) => ({ legacyResourceId: String(id) }))
    return {
      data: { page: { nodes, pageInfo: { hasNextPage: found.length > first } } } as never,
      isPartial: false,
      lacksCosts: false,
    }
  },
})

async function walk(rows: () => Row[], start: IdCursor, sizes: number[], between: () => void = () => {}) {
  const seen: string[] = []
  let cursor: IdCursor | null = start
  for (let page = 0; cursor; page += 1) {
    if (page > 2000) throw new Error('the pages do not end')
    const size = querySize(sizes[page % sizes.length]!)
    const found: Awaited<ReturnType<typeof nodesAfter>> = await nodesAfter(
      clientOf(rows),
      { document: '', subject: 'rows', size },
      cursor,
    )
    seen.push(...found.nodes.map(({ legacyResourceId }) => legacyResourceId))
    cursor = found.next && (readCursor(JSON.parse(JSON.stringify(found.next)) as IdCursor) as IdCursor)
    between()
  }
  return seen
}

describe('paging', () => {
  const times = fc.array(fc.nat(12), { minLength: 1, maxLength: 60 })
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
  const rowsOf = (changed: number[]): Row[] =>
    changed.map((time, position) => ({ id: (position + 1) * 3, changed: time }))

  test('reads every row exactly once, of all or of what changed', async () => {
    await fc.assert(
      fc.asyncProperty(times, sizes, fc.option(fc.nat(12)), async (changed, pageSizes, since) => {
        const rows = rowsOf(changed)
        const start =
          since === null ? fromStart() : fromStart(new Date(since * 1000).toISOString().slice(0, 19) + 'Z')
        const expected = rows.filter(({ changed: at }) => at >= (since ?? 0)).map(({ id }) => String(id))
        expect(await walk(() => rows, start, pageSizes)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('misses no row that existed all along while others come, go and change', async () => {
    const change = fc.record({ what: fc.constantFrom('add', 'delete', 'change'), position: fc.nat(200) })
    await fc.assert(
      fc.asyncProperty(
        times,
        sizes,
        fc.array(change, { maxLength: 15 }),
        fc.boolean(),
        async (changed, pageSizes, changes, isOfChanges) => {
          const first = rowsOf(changed)
          let rows = first
          const deleted = new Set<number>()
          const pending = [...changes]
          const start = isOfChanges ? fromStart('1970-01-01T00:00:00Z') : fromStart()
          const seen = new Set(
            await walk(
              () => rows,
              start,
              pageSizes,
              () => {
                const next = pending.shift()
                const target = rows[(next?.position ?? 0) % Math.max(1, rows.length)]
                if (!next || !target) return
                if (next.what === 'add')
                  rows = [...rows, { id: 1000 + pending.length + next.position, changed: 99 }]
                else if (next.what === 'delete') {
                  deleted.add(target.id)
                  rows = rows.filter((row) => row !== target)
                } else rows = rows.map((row) => (row === target ? { ...row, changed: 99 } : row))
              },
            ),
          )
          for (const { id } of first) if (!deleted.has(id)) expect(seen).toContain(String(id))
        },
      ),
      { numRuns: 300 },
    )
  })

  test("continues after numbers that JavaScript doesn't represent exactly", () => {
    const cursor = { last_id: '9007199254740993', changed_since: '2026-11-21T02:01:43Z' }
    expect(searchOf(cursor)).toBe("id:>=9007199254740994 updated_at:>='2026-11-21T02:01:43Z'")
    expect(searchOf({ last_id: '0' })).toBeNull()
  })

  test('fails when a page repeats or stays empty, instead of losing rows', async () => {
    const page = (ids: string[]) =>
      answered({
        page: {
          nodes: ids.map((legacyResourceId) => ({ legacyResourceId })),
          pageInfo: { hasNextPage: true },
        },
      })
    for (const ids of [['5'], []]) {
      const { connector } = scriptedStore([() => page(ids)])
      await expect(connector.read('customers', { by: 'id', last_id: '5' })).rejects.toMatchObject({
        kind: 'unexpected_data',
      })
    }
  })

  test('sets aside unreadable rows with the reason, even if it is the only one', async () => {
    const good = { legacyResourceId: '1', title: 'Spring', handle: 'spring' }
    const page = (nodes: unknown[]) => () => answered({ page: { nodes, pageInfo: { hasNextPage: false } } })
    const read = (nodes: unknown[]) =>
      scriptedStore([page(nodes)]).connector.read('collections', { by: 'id', last_id: '0' })
    expect(await read([good, { ...good, legacyResourceId: '2', title: 5 }])).toMatchObject({
      rows: [{ name: 'Spring' }],
      unread: [{ provider_id: '2', reason: expect.stringContaining('title') as string }],
    })
    expect(await read([{ ...good, title: 5 }])).toMatchObject({ rows: [], unread: [{ provider_id: '1' }] })
  })

  test("reads all lines of an order that don't fit into its page", async () => {
    const { connector, shop } = simulatedStore()
    const longest = [...shop.orders.values()].toSorted(
      (one, other) => other.lines.length - one.lines.length,
    )[0]!
    expect(longest.lines.length).toBeGreaterThan(5)
    const rows = await readAll(connector, 'orders')
    expect(Math.max(...rows.map(({ lines }) => lines.length))).toBe(
      longest.lines.length + longest.fees.length,
    )
  })
})

describe('the cost of a query', () => {
  const throttle = (currentlyAvailable: number) => ({
    extensions: {
      cost: {
        requestedQueryCost: 900,
        throttleStatus: { maximumAvailable: 1000, currentlyAvailable, restoreRate: 50 },
      },
    },
  })
  const empty = { page: { nodes: [], pageInfo: { hasNextPage: false } } }
  const start: IdCursor = { by: 'id', last_id: '0' }

  test('is waited for as long as Shopify’s bucket needs', async () => {
    const { connector, waits } = scriptedStore([() => answered(empty, throttle(100))])
    await connector.read('customers', { ...start })
    expect(waits).toEqual([])
    await connector.read('customers', { ...start })
    // 900 points, of which 100 are available, at 50 per second.
    expect(waits).toEqual([16_000])
  })

  test('is waited for after a refusal as long as it says, otherwise with growing waits', async () => {
    const { connector, waits } = scriptedStore([
      refusedWith('THROTTLED', {}, throttle(650)),
      refusedWith('THROTTLED'),
      answered(empty),
    ])
    await connector.read('customers', { ...start })
    expect(waits).toEqual([5000, 3000])
  })

  test('that is too high makes the page smaller, without a wait', async () => {
    const { connector, requests, waits } = scriptedStore([
      refusedWith('MAX_COST_EXCEEDED'),
      refusedWith('MAX_COST_EXCEEDED'),
      answered(empty),
    ])
    await connector.read('customers', { ...start })
    expect(requests.map(({ variables }) => variables.first)).toEqual([200, 100, 50])
    expect(waits).toEqual([])
  })

  test('of a single row that is too high is a failure', async () => {
    const { connector, requests } = scriptedStore([refusedWith('MAX_COST_EXCEEDED')])
    await expect(connector.read('customers', { ...start })).rejects.toMatchObject({ kind: 'unexpected_data' })
    expect(requests.length).toBeLessThan(12)
  })

  test('in the answers adjusts the page size within its limits', () => {
    const size = querySize(10)
    size.noteCost(10, 700)
    expect(size.current()).toBe(12)
    size.noteCost(12, 12)
    expect(size.current()).toBe(250)
    for (let failure = 0; failure < 20; failure += 1) size.failed()
    expect(size.current()).toBe(1)
    for (let success = 0; success < 100; success += 1) size.succeeded()
    expect(size.current()).toBe(250)
  })

  test('of running queries is counted before they are answered', () => {
    let time = 0
    const budget = queryBudget(() => time)
    expect(budget.waitBefore(5000)).toBe(0)
    budget.noteStatus({ maximumAvailable: 1000, currentlyAvailable: 500, restoreRate: 100 })
    const end = budget.begin(400)
    expect(budget.waitBefore(400)).toBe(3000)
    end()
    expect(budget.waitBefore(400)).toBe(0)
    time = 60_000
    expect(budget.waitBefore(1000)).toBe(0)
    expect(budget.waitBefore(5000)).toBe(0)
  })
})
