import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { postColumns, rankedSorts, soldRankings } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { csvRows } from '../../testing/csv-rows.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const base = '/social/instagram/posts/sold'

let oak: SellingTeam

/**
 * Sixteen posts with every mix of known and unknown figures, some equal, in two currencies. They are stored as Instagram
 * lists them: the newest first.
 */
beforeAll(async () => {
  oak = await newSellingTeam(used.api)
  const days = Array.from({ length: 16 }, (_, index) => 16 - index)
  const ids = await oak.posts(
    days.map((day) => ({
      provider_id: `Ranked${day}`,
      posted_at: `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`,
      caption: `=post ${day}`,
    })),
  )
  const { database } = used.opened
  const listed = sql`unnest(${ids}::bigint[]) with ordinality as r (id, n)`
  const team = oak.team.team_id
  await sql`update social_posts set has_products = true where team_id = ${team}`.execute(database)
  for (const [currency, from] of [
    ['GBP', 0],
    ['EUR', 9],
  ] as const)
    await sql`
      insert into post_sales (team_id, post_id, account_id, currency, proven_7_orders, proven_7_revenue,
        proven_30_orders, proven_30_revenue, proven_90_orders, proven_90_revenue,
        organic_orders, organic_revenue, paid_orders, paid_revenue)
      select ${team}, p.id, p.account_id, ${currency}::text, n % 3, case n % 3 when 0 then 0 else (n % 5) * 100 - 100 end,
        1, n * 7, 1, n * 7, n % 2, (n % 2) * (n % 4) * 50, n / 8, (n / 8) * 10
      from ${listed} join social_posts p on p.team_id = ${team} and p.id = r.id
      where n > ${from}::int`.execute(database)
  await sql`
    insert into post_lifts (team_id, post_id, posts, verdict, is_over, is_cut, sold, expected, lift, low, high, days)
    select ${team}, r.id, 1, case n % 3 when 0 then 'too_few' else 'effect' end, true, false, 5, 1, 4, n % 4, 9, '[]'
    from ${listed} where n % 5 <> 0`.execute(database)
})

const get = async (query: string) => {
  const answer = await used.api.request('GET', `${base}?per_page=100&${query}`, { token: oak.team.token })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Post[] }).data
}

/** What a post shows in the column of a sort; null when it shows nothing. */
function shown(post: Post, figure: string, currency: string): number | null {
  if (figure === 'lift') {
    const isTold = post.lift?.verdict === 'effect' || post.lift?.verdict === 'none'
    return isTold ? (post.lift?.figures?.low ?? null) : null
  }
  const sales = post.sales?.find((one) => one.currency === currency)
  const sold = figure === 'proven' ? sales?.proven['7'] : sales?.instagram[figure as 'organic' | 'paid']
  return sold && sold.orders > 0 ? sold.revenue : null
}

function inOrder(posts: Post[], sort: string, currency: string): number[] {
  const isDown = sort.startsWith('-')
  const figure = sort.replace('-', '')
  const compared = (one: Post, other: Post) => {
    const [left, right] = [shown(one, figure, currency), shown(other, figure, currency)]
    if (left === right) return one.posted_at < other.posted_at ? 1 : -1
    if (left === null || right === null) return left === null ? 1 : -1
    return isDown ? right - left : left - right
  }
  return posts.toSorted(compared).map(({ id }) => id)
}

const cases = soldRankings.flatMap((rank) =>
  ['GBP', 'EUR'].flatMap((currency) => rankedSorts.map((sort) => [rank, currency, sort] as const)),
)

test.each(cases)(
  'sorts the ranking by %s in %s by %s as the figures on screen, unknown last',
  async (rank, currency, sort) => {
    const asked = `rank=${rank}&currency=${currency}`
    const posts = await get(asked)
    expect(posts.length).toBeGreaterThan(4)
    expect((await get(`${asked}&sort=${sort}`)).map(({ id }) => id)).toEqual(inOrder(posts, sort, currency))
  },
)

test.each(soldRankings)('is sorted by what it is ranked by, most first: %s', async (rank) => {
  const ids = async (query: string) => (await get(query)).map(({ id }) => id)
  expect(await ids(`rank=${rank}`)).toEqual(await ids(`rank=${rank}&sort=-${rank}`))
})

test('exports the ranking in its order, with amounts in its currency, and no caption as a formula', async () => {
  const filter = { currency: 'EUR', sort: 'organic' }
  const posts = await get('currency=EUR&sort=organic')
  const body = { filter, columns: postColumns }
  const answer = await used.api.request('POST', `${base}/export`, { token: oak.team.token, body })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('posts-that-sold')
  const [titles = [], ...rows] = csvRows((await answer.text()).replace('\uFEFF', ''))
  expect(titles).toContain('Proven, 7 days (EUR)')
  expect(titles).not.toContain('Proven, 7 days (GBP)')
  const captions = titles.indexOf('Caption')
  expect(rows.map((row) => row[captions])).toEqual(posts.map(({ caption }) => `'${caption}`))

  const definitions = await used.api.request('POST', `${base}/export`, {
    token: oak.team.token,
    body: { ...body, definitions: true },
  })
  expect(await definitions.text()).toContain('Proven, 7 days (EUR)')
})
