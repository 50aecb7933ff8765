import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageById, pageByModified, readCursor } from './paging.ts'
import type { Cursor, IdCursor, List, Page } from './paging.ts'

interface Row {
  id: number
  date_modified_gmt: string
}

const second = (count: number) =>
  `${new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString().slice(0, 19)}Z`
const rowsOf = (times: number[]): Row[] =>
  times.map((time, position) => ({ id: position + 1, date_modified_gmt: second(time) }))

/**
 * A list as WooCommerce returns it: bounds excluded, sorted by one column, rows of one second in any order.
 */
const listOf =
  (rows: () => Row[], size: () => number): List<Row> =>
  async ({ orderby, offset = '0', modified_after: after, modified_before: before }) => {
    const asked = size()
    const matching = rows().filter(
      ({ date_modified_gmt: at }) =>
        (after === undefined || at > after) && (before === undefined || at < before),
    )
    const sorted = matching.toSorted((one, other) =>
      orderby === 'id'
        ? one.id - other.id
        : one.date_modified_gmt.localeCompare(other.date_modified_gmt) ||
          ((one.id * 7919) % 31) - ((other.id * 7919) % 31),
    )
    return {
      items: sorted.slice(Number(offset), Number(offset) + asked),
      size: asked,
      total: matching.length,
    }
  }

async function walk(list: List<Row>, start: Cursor, between: (page: number) => void = () => {}) {
  const seen: Row[] = []
  let cursor: Cursor | null = start
  let pages = 0
  while (cursor !== null) {
    pages += 1
    if (pages > 2000) throw new Error('the pages do not end')
    const page: Page<Row> =
      cursor.by === 'modified' ? await pageByModified(list, cursor) : await pageById(list, cursor)
    seen.push(...page.items)
    cursor = page.next && readCursor(JSON.parse(JSON.stringify(page.next)) as IdCursor)
    between(pages)
  }
  return { seen, pages, ids: new Set(seen.map(({ id }) => id)) }
}

const byModified: Cursor = { by: 'modified' }
const byId: Cursor = { by: 'id', offset: 0, last_id: 0 }
const idsOf = (rows: Row[]) => new Set(rows.map(({ id }) => id))

/** Repeats the values endlessly. */
const cycle = (values: number[]) => {
  let position = 0
  return () => values[position++ % values.length]!
}

describe('paging', () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 12 })

  test('reads every row at least once and ends, whatever the times of change and the page sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 }),
        sizes,
        fc.constantFrom(byModified, byId),
        async (times, pageSizes, start) => {
          const rows = rowsOf(times)
          const { ids } = await walk(
            listOf(() => rows, cycle(pageSizes)),
            start,
          )
          expect(ids).toEqual(idsOf(rows))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('misses no row that existed all along while others come, go and change', async () => {
    const change = fc.record({
      what: fc.constantFrom('add', 'delete', 'change'),
      position: fc.nat(200),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 50 }),
        sizes,
        fc.array(change, { maxLength: 15 }),
        fc.constantFrom(byModified, byId),
        async (times, pageSizes, changes, start) => {
          let rows = rowsOf(times)
          let clock = 100
          let lastId = rows.length
          const deleted = new Set<number>()
          const pending = [...changes]
          const { ids } = await walk(
            listOf(() => rows, cycle(pageSizes)),
            start,
            () => {
              const next = pending.shift()
              if (!next || rows.length === 0) return
              clock += 1
              const target = rows[next.position % rows.length]!
              if (next.what === 'add')
                rows = [...rows, { id: (lastId += 1), date_modified_gmt: second(clock) }]
              else if (next.what === 'delete') {
                deleted.add(target.id)
                rows = rows.filter((row) => row !== target)
              } else
                rows = rows.map((row) =>
                  row === target ? { ...row, date_modified_gmt: second(clock) } : row,
                )
            },
          )
          for (const { id } of rowsOf(times)) if (!deleted.has(id)) expect(ids).toContain(id)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('reads a second that fills many pages, and continues after it', async () => {
    const rows = rowsOf([...Array.from({ length: 35 }, () => 5), 6, 7])
    const { ids, pages } = await walk(
      listOf(
        () => rows,
        () => 10,
      ),
      byModified,
    )
    expect(ids).toEqual(idsOf(rows))
    expect(pages).toBeLessThan(9)
  })

  test('starts a second before the last row, and repeats no more than that', async () => {
    const rows = rowsOf(Array.from({ length: 25 }, (_, position) => position))
    const list = listOf(
      () => rows,
      () => 10,
    )
    const first = await pageByModified(list, { by: 'modified' })
    expect(first).toMatchObject({ total: 25, next: { by: 'modified', after: second(8), total: 25 } })
    expect((await walk(list, byModified)).seen).toHaveLength(27)
  })

  test('leaves out what a bound excludes', async () => {
    const rows = rowsOf([1, 2, 3, 4])
    const { ids } = await walk(
      listOf(
        () => rows,
        () => 10,
      ),
      { by: 'modified', after: second(2) },
    )
    expect([...ids]).toEqual([3, 4])
  })

  test('reads by number when the times of change are missing or out of order', async () => {
    const untimed = Array.from({ length: 30 }, (_, position) => ({
      id: position + 1,
      date_modified_gmt: null,
    }))
    const list: List<{ id: number; date_modified_gmt: string | null }> = async ({ offset = '0' }) => ({
      items: untimed.slice(Number(offset), Number(offset) + 10),
      size: 10,
      total: 30,
    })
    expect((await walk(list as List<Row>, byModified)).ids.size).toBe(30)
  })

  test('trusts the total over a short page, and a full page over the total', async () => {
    const rows = rowsOf(Array.from({ length: 40 }, (_, position) => position))
    const capped: List<Row> = async (query) => ({
      ...(await listOf(
        () => rows,
        () => 10,
      )(query)),
      size: 100,
    })
    expect((await walk(capped, byModified)).ids.size).toBe(40)
    expect((await walk(capped, byId)).ids.size).toBe(40)
    const untold: List<Row> = async (query) => ({
      ...(await listOf(
        () => rows,
        () => 10,
      )(query)),
      total: null,
    })
    expect((await walk(untold, byModified)).ids.size).toBe(40)
    expect((await walk(untold, byId)).ids.size).toBe(40)
  })

  test.each([
    ['no header counts the rows', () => null],
    ['the header counts them too', (total: number | null) => total],
  ])('reads on after a page that a plugin took rows out of; %s', async (_what, totalOf) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        sizes,
        fc.constantFrom(byModified, byId),
        async (count, pageSizes, start) => {
          const rows = rowsOf(Array.from({ length: count }, (_, position) => position))
          const isHidden = ({ id }: Row) => id % 3 === 2
          const whole = listOf(() => rows, cycle(pageSizes))
          const list: List<Row> = async (query) => {
            const { items, size, total } = await whole(query)
            return { items: items.filter((row) => !isHidden(row)), size, total: totalOf(total) }
          }
          expect((await walk(list, start)).ids).toEqual(idsOf(rows.filter((row) => !isHidden(row))))
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each([byModified, byId])('fails when the store returns the same page forever: $by', async (start) => {
    const rows = rowsOf(Array.from({ length: 10 }, (_, position) => position))
    const stuck: List<Row> = async () => ({ items: rows, size: 10, total: 1000 })
    await expect(walk(stuck, start)).rejects.toMatchObject({ kind: 'unexpected_data' })
  })

  test('ends when pages after the first are empty though rows are counted', async () => {
    const rows = rowsOf(Array.from({ length: 10 }, (_, position) => position))
    const hollow: List<Row> = async ({ offset = '0', modified_after }) => ({
      items: offset === '0' && modified_after === undefined ? rows : [],
      size: 10,
      total: 1000,
    })
    expect((await walk(hollow, byModified)).ids.size).toBe(10)
    expect((await walk(hollow, byId)).ids.size).toBe(10)
  })

  test.each([{}, { by: 'page', page: 2 }, { by: 'id' }])('refuses the foreign cursor %j', (cursor) => {
    expect(() => readCursor(cursor as never)).toThrow(TypeError)
  })
})
