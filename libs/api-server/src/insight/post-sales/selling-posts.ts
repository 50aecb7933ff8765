import { sql } from 'kysely'
import { attributionSteps, socialMessages } from '@tandem/api-contract'
import type {
  AttributionStep,
  EndpointAnswer,
  listSellingPosts,
  PostSales,
  SoldSearch,
} from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { momentsOf } from '../../platform/lists/list-filters.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { postsOf } from '../../social/posts/queries.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { salesIn } from '../../commerce/post-links/queries.ts'

type Answer = EndpointAnswer<typeof listSellingPosts>

/** One page of the posts that sold most, and what all of the view sold. */
export async function sellingPostsPage(
  db: TeamDatabase,
  path: AccountsPath,
  search: SoldSearch,
  reader: number,
): Promise<Answer> {
  const steps = search.steps ?? attributionSteps
  const view = await viewOf(db, path, search, steps)
  const found = await soldIn(db, view)
  const currency = search.currency ?? found[0]?.currency ?? null
  const sums = found.find((one) => one.currency === currency)
  const total = sums?.posts ?? 0
  const ids = sums ? await pageOfIds(db, view, { ...search, currency: sums.currency }) : []
  return {
    data: await postsOf(db, ids, reader),
    meta: {
      ...pageMeta(search, total),
      currency,
      currencies: found.map((one) => one.currency).toSorted(),
      total_sales: sums?.sales ?? null,
      posts_count: total,
    },
  }
}

interface SoldView {
  rows: ReturnType<typeof sql>
  /** Of the chosen steps. */
  revenue: ReturnType<typeof sql<number>>
}

async function viewOf(
  db: TeamDatabase,
  path: AccountsPath,
  search: SoldSearch,
  steps: readonly AttributionStep[],
): Promise<SoldView> {
  const team = currentTeam(db)
  const accounts = await shownAccounts(db, path, search.account_id)
  const { from, until } = await momentsOf(db, search)
  const chosen = attributionSteps.filter((step) => steps.includes(step))
  // As the index has it, where all steps are chosen.
  const revenue = sql<number>`(${sql.join(
    chosen.map((step) => sql.ref(`s.${step}_revenue`)),
    sql` + `,
  )})`
  return {
    revenue,
    rows: sql`
      from post_sales s
      where s.team_id = ${team} and s.account_id = any(${accounts}::bigint[]) and ${revenue} > 0
        ${from === undefined ? sql`` : sql`and s.posted_at >= ${from}`}
        ${until === undefined ? sql`` : sql`and s.posted_at < ${until}`}`,
  }
}

/** The one asked for, archived or not; or all of a path that are not archived. @throws VALIDATION_FAILED */
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

interface SoldInCurrency {
  currency: string
  posts: number
  sales: PostSales | null
}

/** What the posts of a view sold, first the currency in which most units were sold. */
async function soldIn(db: TeamDatabase, { rows: view }: SoldView): Promise<SoldInCurrency[]> {
  const { rows } = await sql<Parameters<typeof salesIn>[0] & { currency: string; posts: number }>`
    select s.currency, count(*) as posts,
      sum(s.exact_orders)::bigint as exact_orders, sum(s.exact_units)::bigint as exact_units,
      sum(s.exact_revenue)::bigint as exact_revenue, sum(s.likely_orders)::bigint as likely_orders,
      sum(s.likely_units)::bigint as likely_units, sum(s.likely_revenue)::bigint as likely_revenue,
      sum(s.estimated_units)::double precision as estimated_units, sum(s.estimated_revenue)::bigint as estimated_revenue
    ${view}
    group by s.currency
    order by sum(s.exact_units) + sum(s.likely_units) + sum(s.estimated_units) desc, s.currency`.execute(db)
  return rows.map((row) => ({ currency: row.currency, posts: row.posts, sales: salesIn(row)[0] ?? null }))
}

async function pageOfIds(
  db: TeamDatabase,
  { rows: view, revenue }: SoldView,
  { currency, page, per_page }: { currency: string; page: number; per_page: number },
): Promise<number[]> {
  const { rows } = await sql<{ post_id: number }>`
    select s.post_id ${view} and s.currency = ${currency}
    order by ${revenue} desc, s.post_id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows.map((row) => row.post_id)
}
