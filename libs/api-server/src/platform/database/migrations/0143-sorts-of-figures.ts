import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Lists in the order of figures that are counted from orders: each row has the figure that it is sorted by. */
export async function up(db: Kysely<unknown>) {
  // In the order in which syncs lock these tables; posts, which most requests read, are locked for the shortest time.
  await sortCustomers(db)
  await sortProducts(db)
  await sortPosts(db)
}

/**
 * The proven revenue of 7 days in the currency in which the team's posts sold most, and the lower end of the lift. The
 * search takes a column by the name of its sort.
 */
async function sortPosts(db: Kysely<unknown>) {
  await sql`alter table social_posts add column revenue bigint, add column lift double precision`.execute(db)
  await sql`
    update social_posts p set revenue = s.proven_7_revenue
    from post_sales s
    join (
      select distinct on (team_id) team_id, currency from post_sales where proven_7_orders > 0
      group by team_id, currency order by team_id, sum(proven_7_orders) desc, currency collate "C"
    ) as most on most.team_id = s.team_id and most.currency = s.currency
    where p.team_id = s.team_id and p.id = s.post_id and s.proven_7_orders > 0`.execute(db)
  await sql`
    update social_posts p set lift = l.ranked_low
    from post_lifts l
    where p.team_id = l.team_id and p.id = l.post_id and p.has_products and l.ranked_low is not null`.execute(
    db,
  )
  for (const figure of ['revenue', 'lift']) {
    await sql
      .raw(
        `create index social_posts_by_${figure} on social_posts
          (team_id, service, social, ${figure} desc nulls last, id desc)
        include (account_id, kind, has_products, posted_at, views, reach, likes, comments, shares, saves, reposts,
          engagement_rate)`,
      )
      .execute(db)
  }
}

/** What was spent in the currency of the shop; null without a sale in it. */
async function sortCustomers(db: Kysely<unknown>) {
  await sql`
    alter table customers add column sorted_currency text, add column sorted_spent bigint,
      add column sorted_average bigint`.execute(db)
  await sql`
    update customers c set sorted_currency = s.currency, sorted_spent = s.amount,
      sorted_average = round(s.amount::numeric / s.orders)
    from customer_spent s
    join stores t on t.team_id = s.team_id and t.id = s.store_id and t.default_currency = s.currency
    where c.team_id = s.team_id and c.id = s.customer_id and s.orders > 0`.execute(db)
  const filtered = 'country, last_order_at'
  await createSort(db, 'customers', 'spent', `${byCurrency}, sorted_spent desc nulls last`, filtered)
  await createSort(db, 'customers', 'average', `${byCurrency}, sorted_average desc nulls last`, filtered)
  await addSorts(db, 'customers', {
    spent: [...leading, 'sorted_spent'],
    average_order: [...leading, 'sorted_average'],
  })
}

/** What a product brought in the currency of the shop; null when nothing was sold in it. */
async function sortProducts(db: Kysely<unknown>) {
  await sql`alter table products add column sorted_currency text, add column sorted_revenue bigint`.execute(
    db,
  )
  await sql`
    update products p set sorted_currency = r.currency, sorted_revenue = r.revenue
    from product_revenue r
    join stores t on t.team_id = r.team_id and t.id = r.store_id and t.default_currency = r.currency
    where p.team_id = r.team_id and p.store_id = r.store_id and p.provider_id = r.product_provider_id
      and (r.lines <> 0 or r.revenue <> 0)`.execute(db)
  const filtered = 'status, price, currency, stock_state'
  await createSort(db, 'products', 'revenue', `${byCurrency}, sorted_revenue desc nulls last`, filtered)
  await createSort(db, 'products', 'stock', 'stock_quantity desc nulls last', filtered)
  await addSorts(db, 'products', { revenue: [...leading, 'sorted_revenue'], stock: ['stock_quantity'] })
}

const leading = ['sorted_currency']
const byCurrency = 'sorted_currency desc nulls last'

/** The index of a sort for one store and for all, with the columns of the list's filters. */
async function createSort(db: Kysely<unknown>, table: string, name: string, columns: string, more: string) {
  await sql
    .raw(
      `create index ${table}_of_store_by_${name} on ${table} (team_id, store_id, ${columns}, id desc) include (${more})`,
    )
    .execute(db)
  await sql
    .raw(
      `create index ${table}_of_team_by_${name} on ${table} (team_id, ${columns}, id desc) include (store_id, ${more})`,
    )
    .execute(db)
}

/** The search can sort by these columns, unknown last in both directions. The rest of the function stays. */
async function addSorts(db: Kysely<unknown>, table: string, sorts: Record<string, string[]>) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = ${`search_${table}`}`.execute(
    db,
  )
  const order = (columns: string[], direction: string) =>
    [...columns.map((column) => `${column} ${direction} nulls last`), `id ${direction}`].join(', ')
  const cases = Object.entries(sorts).map(
    ([sort, columns]) =>
      `when '-${sort}' then '${order(columns, 'desc')}' when '${sort}' then '${order(columns, 'asc')}'`,
  )
  const before = 'sorted text := case sort '
  const definition = rows[0]?.definition ?? ''
  if (!definition.includes(before)) throw new Error(`search_${table} has no sorts.`)
  await sql.raw(definition.replace(before, `${before}${cases.join(' ')} `)).execute(db)
}
