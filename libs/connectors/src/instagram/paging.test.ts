import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPosts, scriptedGraph } from './test-setup.ts'

interface Media {
  id: string
  media_type: 'IMAGE'
  timestamp: string
}
const media = (id: number, second: number): Media => ({
  id: String(id + 1),
  media_type: 'IMAGE',
  timestamp: `${new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString().slice(0, 19)}+0000`,
})

/** Posts, newest first, in pages that can be short or empty before the end. */
const graphOf = (posts: () => Media[], sizes: number[]) => {
  let count = 0
  return scriptedGraph(({ query }) => {
    const after = query.get('after')
    const all = posts()
    // The cursor is a post, so new posts before it move nothing.
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    const size = Math.min(Number(query.get('limit')), sizes[count++ % sizes.length]!)
    const data = all.slice(from, from + size)
    const isLast = from + size >= all.length
    const mark = data.at(-1)?.id
    return {
      data,
      paging: {
        cursors: { before: 'x', ...(mark && { after: mark }) },
        ...(!isLast && mark && { next: `https://graph.facebook.com/next?after=${mark}` }),
      },
    }
  })
}

const someSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })

test('reads every post, whatever the times, page sizes, and new posts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 }),
      someSizes,
      fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
      fc.nat(3),
      fc.array(fc.nat(40), { maxLength: 3 }),
      async (seconds, sizes, sinceSecond, news, pins) => {
        const inOrder = seconds.toSorted((one, other) => other - one).map((second, id) => media(id, second))
        const pinned = new Set(pins.flatMap((place) => inOrder[place] ?? []))
        let posts = [...pinned, ...inOrder.filter((post) => !pinned.has(post))]
        const before = posts
        let left = news
        const since = sinceSecond === null ? null : media(0, sinceSecond).timestamp.replace('+0000', 'Z')
        const { ids } = await readPosts(graphOf(() => posts, sizes).account(), {
          since,
          between: () => {
            if (left-- > 0) posts = [media(100 + left, 50), ...posts]
          },
        })
        const wanted = before.filter(
          ({ timestamp }) => since === null || timestamp.replace('+0000', 'Z') >= since,
        )
        for (const { id } of wanted) expect(ids).toContain(id)
        expect(ids.size).toBeLessThanOrEqual(wanted.length + news)
      },
    ),
    { numRuns: 60 },
  )
})

test('ends when posts are older than wanted, without reading the rest', async () => {
  const posts = Array.from({ length: 60 }, (_, id) => media(id, 60 - id))
  const graph = graphOf(() => posts, [10])
  expect((await readPosts(graph.account(), { since: '2026-01-01T00:00:46Z' })).ids.size).toBe(15)
  expect(graph.asked.length).toBe(2)
})

test.each([1, 2, 3])(
  'reads what follows when a page of the list ends with %d much older posts',
  async (strays) => {
    const posts = Array.from({ length: 60 }, (_, id) => media(id, 60 - id))
    const older = posts.splice(40, strays)
    posts.splice(10 - strays, 0, ...older)
    const { ids } = await readPosts(graphOf(() => posts, [10]).account(), { since: '2026-01-01T00:00:31Z' })
    expect(ids.size).toBe(30)
  },
)

test('reads a list that is in no order, in pages of a few posts', async () => {
  const posts = [5, 9, 3, 8, 1, 7, 2, 6].map((second, id) => media(id, second))
  expect((await readPosts(graphOf(() => posts, [1]).account())).ids.size).toBe(8)
})

test('skips an empty page, because posts may be hidden', async () => {
  const hole = { data: [], paging: { cursors: { after: 'behind' }, next: 'https://graph.facebook.com/x' } }
  const graph = scriptedGraph(({ query }) =>
    query.get('after') === 'behind' ? { data: [media(1, 1)] } : hole,
  )
  expect([...(await readPosts(graph.account())).ids]).toEqual(['2'])
})

test('takes the cursor from the address of the next page when it is only there', async () => {
  const first = { data: [media(2, 9)], paging: { next: 'https://graph.facebook.com/v25.0/1/media?after=m1' } }
  const graph = scriptedGraph(({ query }) =>
    query.get('after') === 'm1' ? { data: [media(1, 1)], paging: { cursors: { after: 'm2' } } } : first,
  )
  expect((await readPosts(graph.account())).ids.size).toBe(2)
})

test.each([
  ['a NUL', 'a%00b'],
  ['an emoji', '%F0%9F%91%8D'],
  ['the end of an expression', 'm1)%7Bid%7D'],
  ['nothing', ''],
  ['too many letters', 'x'.repeat(1001)],
])('refuses a cursor of %s in the address of the next page', async (_what, mark) => {
  const next = `https://graph.facebook.com/v25.0/1/media?after=${mark}`
  const graph = scriptedGraph(() => ({ data: [media(2, 9)], paging: { next } }))
  await expect(readPosts(graph.account())).rejects.toMatchObject({ kind: 'unexpected_data' })
  expect(graph.asked.every(({ query }) => query.get('after') === null)).toBe(true)
})

test.each([
  [
    'the same page',
    () => ({ data: [media(1, 5)], paging: { cursors: { after: 'a' }, next: 'https://x.test' } }),
  ],
  [
    'two pages in turn',
    (after: string | null) => ({
      data: after === 'a' ? [media(2, 4)] : [media(1, 5)],
      paging: { cursors: { after: after === 'a' ? 'b' : 'a' }, next: 'https://x.test' },
    }),
  ],
  [
    'empty pages',
    (after: string | null) => ({
      data: [],
      paging: { cursors: { after: `${after ?? ''}x` }, next: 'https://x.test' },
    }),
  ],
])('fails with a message when %s repeats forever', async (_what, page) => {
  const graph = scriptedGraph(({ query }) => page(query.get('after')))
  await expect(readPosts(graph.account())).rejects.toMatchObject({ kind: 'unexpected_data' })
  expect(graph.asked.length).toBeLessThan(30)
})
