import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { filteredMetrics, postKinds, postSorts } from '@tandem/api-contract'
import type { FilteredMetric, PageMeta, Post, PostKind, SortableMetric } from '@tandem/api-contract'
import { hourMs, teamDay } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { foldText } from '../../platform/lists/search-text.ts'
import { addConnectedAccount } from '../../testing/add-connected-account.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { sampled } from '../../testing/sampled.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi({
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})

/**
 * Zones where clocks go forward at two or back at midnight, or where the day starts half a day before or
 * after most others.
 */
const zones = [
  'America/New_York',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
]
const days = [
  '2025-12-31',
  '2026-01-01',
  '2026-03-07',
  '2026-03-08',
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
]
const captions = [
  null,
  '',
  '100% wool _under_ the "oak" tree',
  'Ödül: ŞIK sandalye 🪑🔥 #yeni',
  String.raw`back\slash and 'quotes'`,
  'oak chair, again',
  '=SUM(A1) <b>oak</b>',
]
const terms = [
  'oak',
  'o',
  'OA',
  '%',
  '_',
  'l _',
  String.raw`\s`,
  "'quotes'",
  'şık',
  'sik',
  '🪑🔥',
  '🪑',
  '"',
  'tree',
  'zz',
]

interface Fact extends Record<SortableMetric, number | null> {
  id: number
  account_id: number
  kind: PostKind
  posted_at: string
  caption: string | null
  engagement_rate: number | null
  reach_rate: number | null
  revenue: number | null
  lift: number | null
  products: number[]
}

let team: TestTeam
/** Two accounts, and an archived one. */
let accounts: number[]
let collection: number
let products: number[]
let facts: Fact[]

beforeAll(async () => {
  team = await used.api.newTeam()
  accounts = []
  for (const username of ['oak', 'pine', 'gone'])
    accounts.push(await addConnectedAccount(used.api, team.team_id, { username }))
  for (const [place, account] of accounts.entries())
    await addPosts(used.api, team.team_id, account, madePosts(place))
  await inTeam(used.opened.database, team.team_id, async (db) => {
    const archived_at = used.api.clock.now
    await db
      .updateTable('social_accounts')
      .set({ archived_at })
      .where('id', '=', accounts[2] ?? 0)
      .execute()
    const made = { service: 'social', social: 'instagram', name: 'Trees', name_key: 'trees' } as const
    const { id } = await db
      .insertInto('account_collections')
      .values({ ...made, created_at: archived_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    collection = id
    const members = accounts.slice(1).map((account_id) => ({ collection_id: id, account_id }))
    await db.insertInto('account_collection_members').values(members).execute()
  })
  products = await linkProducts()
  facts = await readFacts()
})

/** Few different figures, so that many are equal or unknown. */
function madePosts(place: number) {
  let state = 7919 * (place + 1)
  const pick = <Value>(values: readonly Value[]): Value => {
    state = (state * 48271) % 2147483647
    return values[state % values.length] as Value
  }
  return Array.from({ length: 45 }, () => ({
    kind: pick(postKinds),
    caption: pick(captions),
    posted_at: new Date(Date.parse(pick(days)) + pick([-11, -5.5, 0, 4, 5, 10, 14]) * hourMs - pick([0, 1])),
    views: pick([null, 0, 1, 1000, 1000]),
    reach: pick([null, null, 0, 900]),
    likes: pick([null, 0, 5, 12]),
    comments: pick([null, 0, 1]),
    shares: pick([null, 3]),
    saves: pick([null, 0, 2_000_000_000_000]),
    reposts: pick([null, 0, 4]),
    engagement_rate: pick([null, 0, 0.034, 0.011, 1 / 3]),
    reach_rate: pick([null, 0, 0.2, 0.2, 1 / 3]),
    revenue: pick([null, null, 0, 1250, 1250, 2_000_000_000_000]),
    lift: pick([null, -0.5, 0, 3.25, 3.25]),
  }))
}

/** Links a product to every fifth post, and another one to every tenth. */
const linkProducts = () =>
  inTeam(used.opened.database, team.team_id, async (db) => {
    const { rows: stores } = await sql<{ id: number }>`
      insert into stores (type, name, url, default_currency, currency_id, created_at)
      values ('woocommerce', 'Oak', 'https://oak.test', 'GBP', 826, now()) returning id`.execute(db)
    const { rows } = await sql<{ id: number }>`
      insert into products (store_id, provider_id, name, status, currency, search_text)
      select ${stores[0]?.id}, n, 'Chair ' || n, 'publish', 'GBP', '' from (values ('1'), ('2')) as n (n)
      returning id`.execute(db)
    const [one = 0, other = 0] = rows.map(({ id }) => id)
    await sql`insert into post_products (post_id, product_id) select id, ${one} from social_posts where id % 5 = 0`.execute(
      db,
    )
    await sql`insert into post_products (post_id, product_id) select id, ${other} from social_posts where id % 10 = 0`.execute(
      db,
    )
    await sql`update social_posts set has_products = true where id % 5 = 0`.execute(db)
    return [one, other]
  })

async function readFacts(): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    select p.id, account_id, kind, posted_at, caption, views, reach, likes, comments, shares, saves, reposts, engagement_rate,
      reach_rate, revenue, lift,
      array(select product_id from post_products l where l.post_id = p.id)::int[] as products
    from social_posts p where p.team_id = ${team.team_id}`.execute(used.opened.database)
  return rows
}

const valueOf = (fact: Fact, sort: string): string | number | null =>
  sort === 'posted_at' ? fact.posted_at : sort === 'engagement' ? fact.engagement_rate : fact[sort as 'views']

/**
 * Unknown values come last in both directions; equal ones are ordered by id, in the direction of the sort.
 */
function compare(sort: string) {
  const [name, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  return (one: Fact, other: Fact) => {
    const [left, right] = [valueOf(one, name), valueOf(other, name)]
    if ((left === null) !== (right === null)) return left === null ? 1 : -1
    const way = left === null || right === null || left === right ? one.id - other.id : left < right ? -1 : 1
    return sign * way
  }
}

type Wanted = Partial<Record<string, string | number>>

function isWanted(fact: Fact, wanted: Wanted, timezone: string): boolean {
  const { account_id, poster_id, collection_id, kind, date_from, date_to, product, product_id, search_term } =
    wanted
  const [, , archived] = accounts
  if (account_id === undefined ? fact.account_id === archived : fact.account_id !== account_id) return false
  if (poster_id !== undefined && !String(poster_id).split(',').includes(String(fact.account_id))) return false
  if (collection_id !== undefined && fact.account_id === accounts[0]) return false
  if (kind !== undefined && !String(kind).split(',').includes(fact.kind)) return false
  const day = teamDay(fact.posted_at, timezone)
  if ((date_from !== undefined && day < date_from) || (date_to !== undefined && day > date_to)) return false
  if (product !== undefined && fact.products.length > 0 !== (product === 'linked')) return false
  if (product_id !== undefined && !fact.products.includes(Number(product_id))) return false
  const folded = foldText(String(search_term ?? ''))
  const text = ` ${foldText(fact.caption ?? '')}`
  if (!text.includes([...folded].length < 3 && folded !== '' ? ` ${folded}` : folded)) return false
  return filteredMetrics.every((metric) => {
    const [min, max] = [wanted[`${metric}_min`], wanted[`${metric}_max`]]
    if (min === undefined && max === undefined) return true
    const value = valueOf(fact, metric)
    const scale = metric === 'engagement' ? 100 : 1
    const isNear = (bound: string | number) => Math.abs(Number(value) - Number(bound) / scale) < 1e-12
    if (value === null) return false
    return (
      (min === undefined || isNear(min) || Number(value) * scale > Number(min)) &&
      (max === undefined || isNear(max) || Number(value) * scale < Number(max))
    )
  })
}

/** Missing in most cases, because all filters together would leave little. */
const seldom = <Value>(values: fc.Arbitrary<Value>, oneOf = 4) =>
  fc.oneof({ weight: oneOf - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })
const bounds = (metric: FilteredMetric) =>
  (metric === 'engagement'
    ? fc.constantFrom([0, 1.1], [1.1, 3.4], [3.4, undefined], [undefined, 3.4], [0.0001, 40])
    : fc.constantFrom(
        [0, 0],
        [1, undefined],
        [undefined, 900],
        [0, 999_999_999_999_999],
        [2, 12],
      )) as fc.Arbitrary<[number | undefined, number | undefined]>

const view = () =>
  fc
    .record({
      sort: fc.constantFrom(...postSorts),
      account_id: seldom(fc.constantFrom(...accounts), 4),
      poster_id: seldom(
        fc.constantFrom(`${accounts[0]}`, `${accounts[0]},${accounts[1]}`, `${accounts[2]}`),
        8,
      ),
      collection_id: seldom(fc.constant(collection), 8),
      kind: seldom(fc.constantFrom('reel', 'image,video', 'carousel,reel,image', '')),
      days: seldom(fc.tuple(seldom(fc.constantFrom(...days), 2), seldom(fc.constantFrom(...days), 2))),
      product: seldom(fc.constantFrom('linked', 'none'), 8),
      product_id: seldom(fc.constantFrom(...products), 8),
      search_term: seldom(fc.constantFrom(...terms, '')),
      metrics: seldom(
        fc.array(
          fc
            .constantFrom(...filteredMetrics)
            .chain((metric) => fc.tuple(fc.constant(metric), bounds(metric))),
          { maxLength: 2 },
        ),
        2,
      ),
      per_page: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ days: chosen, metrics, ...rest }) => {
      const [date_from, date_to] = chosen?.toSorted() ?? []
      const some: Wanted = { ...rest, date_from, date_to }
      for (const [metric, [min, max]] of metrics ?? [])
        Object.assign(some, { [`${metric}_min`]: min, [`${metric}_max`]: max })
      return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Wanted
    })

const addressOf = (wanted: object) =>
  new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)])).toString()

async function read<Data>(path: string): Promise<{ data: Data; meta: PageMeta }> {
  const answer = await used.api.request('GET', `/social/instagram/posts${path}`, { token: team.token })
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as { data: Data; meta: PageMeta }
}

test.each(sampled(zones, 2))(
  'lists exactly the matching posts in order for every filter and sort, with their neighbours, in %s',
  async (timezone) => {
    await inTeam(used.opened.database, team.team_id, (db) =>
      db.updateTable('teams').set({ timezone }).execute(),
    )
    await fc.assert(
      fc.asyncProperty(view(), fc.nat(), async (wanted, chosen) => {
        const dropped = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
        const ids = facts
          .filter((fact) => isWanted(fact, dropped, timezone))
          .toSorted(compare(String(wanted.sort)))
          .map(({ id }) => id)
        const per_page = Number(wanted.per_page)
        const page = 1 + (chosen % Math.max(1, Math.ceil(ids.length / per_page)))
        const { data, meta } = await read<Post[]>(`?${addressOf({ ...wanted, page })}`)
        expect(data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * per_page, page * per_page))
        expect(meta).toMatchObject({ total: ids.length, total_is_capped: false })

        const place = chosen % Math.max(1, ids.length)
        const id = ids[place]
        if (id === undefined) return
        const { per_page: _, ...filter } = wanted
        expect((await read(`/${id}/neighbours?${addressOf(filter)}`)).data).toEqual({
          previous_id: ids[place - 1] ?? null,
          next_id: ids[place + 1] ?? null,
        })
      }),
      { numRuns: 40 },
    )
  },
)

test.each(sampled(postSorts, 3))(
  "writes the rows of the view to the file sorted by %s, in the view's order",
  async (sort) => {
    const timezone = 'Asia/Kolkata'
    await inTeam(used.opened.database, team.team_id, (db) =>
      db.updateTable('teams').set({ timezone }).execute(),
    )
    const wanted = { sort, search_term: 'oak', likes_min: 0 }
    const expected = facts.filter((fact) => isWanted(fact, wanted, timezone)).toSorted(compare(sort))
    expect(expected.length).toBeGreaterThan(10)
    const answer = await used.api.request('POST', '/social/instagram/posts/export', {
      token: team.token,
      body: { filter: wanted, columns: ['caption', 'likes'], except_ids: [expected[0]?.id] },
    })
    const [, ...rows] = csvRows(await answer.text())
    expect(rows).toEqual(
      expected.slice(1).map(({ caption, likes }) => [caption?.replace(/^=/, "'=") ?? '', String(likes)]),
    )
  },
)
