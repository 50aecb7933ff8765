import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { socialMessages } from '@tandem/api-contract'
import type {
  EndpointAnswer,
  listSellingPosts,
  RankedSort,
  SoldFilter,
  SoldSearch,
  SoldTotals,
} from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsOf } from '../../platform/lists/list-filters.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { postsOf } from '../../social/posts/queries.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { salesSums, totalsOf } from '../../commerce/post-links/queries.ts'
import type { SummedSales } from '../../commerce/post-links/queries.ts'
import { soldPostsKnownSince } from './sold-known-since.ts'
import { soldOnce } from './sold-totals.ts'

type Answer = EndpointAnswer<typeof listSellingPosts>

/** One page of the posts with most proven sales or most lift, and the total sales of the view. */
export async function sellingPostsPage(
  db: TeamDatabase,
  path: AccountsPath,
  search: SoldSearch,
  reader: number,
): Promise<Answer> {
  const view = await viewOf(db, path, search)
  const found = await soldIn(db, view)
  const currency = search.currency ?? found[0]?.currency ?? null
  const sums = found.find((one) => one.currency === currency)
  const posts_count = sums?.posts ?? 0
  const ranked =
    search.rank === 'lift'
      ? await pageByLift(db, view, search, currency)
      : {
          ids: sums ? await pageOfIds(db, view, search, sums.currency) : [],
          total: posts_count,
        }
  return {
    data: await postsOf(db, ranked.ids, reader),
    meta: {
      ...pageMeta(search, ranked.total),
      currency,
      currencies: found.map((one) => one.currency).toSorted(),
      total_sales: sums ? await totalsIn(db, view, totalsOf(sums, search.window)) : null,
      posts_count,
      known_since: await soldPostsKnownSince(db, view.posts, currency),
    },
  }
}

/** The ids of all posts of a ranking, in its order, and the currency of their amounts. */
export async function allSellingPosts(
  db: TeamDatabase,
  path: AccountsPath,
  filter: SoldFilter,
): Promise<{ ids: number[]; currency: string | null }> {
  const view = await viewOf(db, path, filter)
  const [most] = filter.currency === undefined ? await soldIn(db, view) : []
  const currency = filter.currency ?? most?.currency ?? null
  const all = { ...filter, page: 1, per_page: Number.MAX_SAFE_INTEGER }
  if (filter.rank === 'lift') return { currency, ids: (await pageByLift(db, view, all, currency)).ids }
  return { currency, ids: currency === null ? [] : await pageOfIds(db, view, all, currency) }
}

interface SoldView {
  /** The sums of the view's posts, by currency. */
  rows: ReturnType<typeof sql>
  /** The view's posts, as `p`. */
  posts: ReturnType<typeof sql>
  /** The view's posts with an estimate of lift, as `l`. */
  lifts: ReturnType<typeof sql>
  /** The proven sums of the chosen window. */
  proven: Record<'orders' | 'revenue', ReturnType<typeof sql.ref<number>>>
}

async function viewOf(db: TeamDatabase, path: AccountsPath, search: SoldFilter): Promise<SoldView> {
  const team = currentTeam(db)
  const accounts = await shownAccounts(db, path, search.account_id)
  const { from, until } = await momentsOf(db, search)
  const proven = {
    orders: sql.ref<number>(`s.proven_${search.window}_orders`),
    revenue: sql.ref<number>(`s.proven_${search.window}_revenue`),
  }
  const days = (posted_at: ReturnType<typeof sql.ref>) => sql`
    ${from === undefined ? sql`` : sql`and ${posted_at} >= ${from}`}
    ${until === undefined ? sql`` : sql`and ${posted_at} < ${until}`}`
  return {
    proven,
    posts: sql`
      from social_posts p
      where p.team_id = ${team} and p.service = 'social' and p.account_id = any(${accounts}::bigint[])
        ${days(sql.ref('p.posted_at'))}`,
    lifts: sql`
      from post_lifts l
      join social_posts p on p.team_id = ${team} and p.id = l.post_id and p.account_id = any(${accounts}::bigint[])
        and p.has_products ${days(sql.ref('p.posted_at'))}
      where l.team_id = ${team}`,
    rows: sql`
      from post_sales s
      where s.team_id = ${team} and s.account_id = any(${accounts}::bigint[])
        and (${proven.orders} > 0 or s.organic_orders > 0 or s.paid_orders > 0)
        ${days(sql.ref('s.posted_at'))}`,
  }
}

/**
 * The requested account, archived or not; otherwise all of a path that aren't archived. @throws
 * VALIDATION_FAILED
 */
async function shownAccounts(db: TeamDatabase, { service, social }: AccountsPath, id: number | undefined) {
  const accounts = await db
    .selectFrom('social_accounts')
    .select('id')
    .where('service', '=', service)
    .where('social', '=', social)
    .$if(id === undefined, (query) => query.where('archived_at', 'is', null))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute()
  if (id !== undefined && accounts.length === 0)
    throw fieldProblem('account_id', socialMessages.account.unknown)
  return accounts.map((account) => account.id)
}

type SoldInCurrency = SummedSales & { posts: number }

/**
 * The total sales of a view's posts, the currency with most proven orders first; orders from Instagram count
 * once per post.
 */
async function soldIn(db: TeamDatabase, { rows: view, proven }: SoldView): Promise<SoldInCurrency[]> {
  const sums = salesSums.map((sum) =>
    sum.endsWith('_units')
      ? sql`sum(s.${sql.ref(sum)})::double precision as ${sql.ref(sum)}`
      : sum.endsWith('_cost')
        ? sql`sum(s.${sql.ref(sum)}) as ${sql.ref(sum)}`
        : sql`sum(s.${sql.ref(sum)})::bigint as ${sql.ref(sum)}`,
  )
  const { rows } = await sql<SoldInCurrency>`
    select s.currency, count(*) as posts, ${sql.join(sums)}
    ${view}
    group by s.currency
    order by sum(${proven.orders}) desc, sum(s.organic_orders) desc, s.currency`.execute(db)
  return rows
}

/** These totals, where each order counts once, whichever of the posts it could belong to. */
async function totalsIn(db: TeamDatabase, { rows: view }: SoldView, totals: SoldTotals): Promise<SoldTotals> {
  const { currency } = totals
  const { organic, paid } = totals.instagram
  if (organic.orders + paid.orders === 0) return totals
  const posts = sql`
    select s.post_id ${view} and s.currency = ${currency} and (s.organic_orders > 0 or s.paid_orders > 0)`
  return { ...totals, instagram: await soldOnce(db, posts, currency) }
}

type Sorted = Exclude<RankedSort, `-${string}`>
type Paged = Pick<SoldSearch, 'rank' | 'page' | 'per_page'> & { sort?: RankedSort | undefined }

/** What posts are sorted by, of their sums `s`; null without such orders. */
const revenueOf = ({ proven }: SoldView): Record<Exclude<Sorted, 'lift'>, RawBuilder<unknown>> => ({
  proven: sql`case when ${proven.orders} > 0 then ${proven.revenue} end`,
  organic: sql`case when s.organic_orders > 0 then s.organic_revenue end`,
  paid: sql`case when s.paid_orders > 0 then s.paid_revenue end`,
})

/** The order of a page by one figure, which the caller reads from its own table. */
function pageBy(
  { rank, sort, page, per_page }: Paged,
  newest: RawBuilder<unknown>,
  figureOf: (figure: Sorted) => RawBuilder<unknown>,
) {
  const chosen = sort ?? (`-${rank}` as const)
  const direction = sql.raw(chosen.startsWith('-') ? 'desc' : 'asc')
  return sql`order by ${figureOf(chosen.replace('-', '') as Sorted)} ${direction} nulls last, ${newest}
    limit ${per_page} offset ${(page - 1) * per_page}`
}

async function pageOfIds(
  db: TeamDatabase,
  view: SoldView,
  search: Paged,
  currency: string,
): Promise<number[]> {
  const lift = sql`(
    select l.ranked_low from post_lifts l where l.team_id = ${currentTeam(db)} and l.post_id = s.post_id)`
  const { rows } = await sql<{ post_id: number }>`
    select s.post_id ${view.rows} and s.currency = ${currency}
    ${pageBy(search, sql`s.posted_at desc, s.post_id desc`, (figure) => (figure === 'lift' ? lift : revenueOf(view)[figure]))}`.execute(
    db,
  )
  return rows.map((row) => row.post_id)
}

/** By the lower end of the interval; posts with an inconclusive lift come last, newest first. */
async function pageByLift(
  db: TeamDatabase,
  view: SoldView,
  search: Paged,
  currency: string | null,
): Promise<{ ids: number[]; total: number }> {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${view.lifts}`.execute(db)
  const revenue = (figure: Exclude<Sorted, 'lift'>) => sql`(
    select ${revenueOf(view)[figure]} from post_sales s
    where s.team_id = ${currentTeam(db)} and s.post_id = l.post_id and s.currency = ${currency})`
  const { rows } = await sql<{ post_id: number }>`
    select l.post_id ${view.lifts}
    ${pageBy(search, sql`p.posted_at desc, l.post_id desc`, (figure) => (figure === 'lift' ? sql.ref('l.ranked_low') : revenue(figure)))}`.execute(
    db,
  )
  return { ids: rows.map((row) => row.post_id), total: counted[0]?.total ?? 0 }
}
