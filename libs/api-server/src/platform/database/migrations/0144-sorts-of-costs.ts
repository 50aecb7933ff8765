import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Products in the order of their cost and of their gross profit, each in one currency as in migration 0143. A currency
 * is derived from its figure, so that both are known or neither is.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table products
      add column sorted_cost numeric(22, 8),
      add column sorted_cost_currency text
        generated always as (case when sorted_cost is not null then currency end) stored,
      add column sorted_profit bigint,
      add column sorted_profit_currency text
        generated always as (case when sorted_profit is not null then sorted_currency end) stored`.execute(db)
  await sql`
    update products p set sorted_cost = costs.cost
    from (
      select team_id, store_id, product_provider_id, case when bool_or(variation_provider_id <> '')
        then min(cost) filter (where variation_provider_id <> '') else min(cost) end as cost
      from product_costs group by team_id, store_id, product_provider_id
    ) as costs
    where p.team_id = costs.team_id and p.store_id = costs.store_id and p.provider_id = costs.product_provider_id
      and costs.cost is not null`.execute(db)
  await sql`
    update products p set sorted_profit = r.costed_revenue - round(r.cost)::bigint
    from product_revenue r
    join stores t on t.team_id = r.team_id and t.id = r.store_id and t.default_currency = r.currency
    where p.team_id = r.team_id and p.store_id = r.store_id and p.provider_id = r.product_provider_id
      and (r.lines <> 0 or r.revenue <> 0)
      and (r.costed_units <> 0 or r.costed_revenue <> 0 or r.cost <> 0)`.execute(db)
  const filtered = 'status, price, currency, stock_state'
  for (const figure of ['cost', 'profit']) {
    const columns = `sorted_${figure}_currency desc nulls last, sorted_${figure} desc nulls last, id desc`
    await sql
      .raw(
        `create index products_of_store_by_${figure} on products (team_id, store_id, ${columns}) include (${filtered})`,
      )
      .execute(db)
    await sql
      .raw(
        `create index products_of_team_by_${figure} on products (team_id, ${columns}) include (store_id, ${filtered})`,
      )
      .execute(db)
  }
  await addSorts(db, { cost: 'cost', gross_profit: 'profit' })
  await walkKnownFirst(db)
  await spareCustomers(db)
}

/**
 * A broad search looks through the first 20,000 rows of its order. In an ascending order where unknown comes last, no
 * index has these rows in a row, and all were sorted: among 200,000 customers for half a second. Those with a value
 * come first, and an index has them.
 */
async function walkKnownFirst(db: Kysely<unknown>) {
  const known = String.raw`replace(regexp_replace(replace(sorted, ', id asc', ''),
        '(\w+) asc nulls last', '\1 is not null', 'g'), ', ', ' and ')`
  for (const name of ['search_customers', 'search_products'])
    await changeFunction(db, name, [
      [
        'of_stores, sorted, top, least(enough, wanted))',
        `concat(of_stores, case when sorted like '%asc nulls last%' then concat(' and ', ${known}) end),
        replace(sorted, 'asc nulls last', 'asc nulls first'), top, least(enough, wanted))`,
      ],
    ])
}

/**
 * A broad search of orders looks through the latest 20,000 of them, and looked up the customer of each. When few
 * customers match, they are known already: in a team of a million orders, "42" then takes 60 ms instead of 145.
 */
async function spareCustomers(db: Kysely<unknown>) {
  const joined = `left join public.customers c on c.team_id = $1 and c.id = o.customer_id
         where lower(o.number collate "C") like $3 or coalesce(c.search_text, o.search_text) like $4`
  const known = `where lower(o.number collate "C") like $3 or o.customer_id = any ($6)
            or o.customer_id is null and o.search_text like $4`
  await changeFunction(db, 'search_sorted_orders', [
    [joined, '%5$s'],
    [
      'of_stores, sorted, top, least(enough, wanted))',
      `of_stores, sorted, top, least(enough, wanted),
         case when cardinality(customers_found) = enough then '${joined}' else '${known}' end)`,
    ],
    ['\n  if is_broad then\n', '\n  some_customers := customers_found;\n  if is_broad then\n'],
  ])
}

/** The search of products can sort by these columns, unknown last in both directions. */
async function addSorts(db: Kysely<unknown>, sorts: Record<string, string>) {
  const order = (figure: string, direction: string) =>
    `sorted_${figure}_currency ${direction} nulls last, sorted_${figure} ${direction} nulls last, id ${direction}`
  const cases = Object.entries(sorts).map(
    ([sort, figure]) =>
      `when '-${sort}' then '${order(figure, 'desc')}' when '${sort}' then '${order(figure, 'asc')}'`,
  )
  const before = 'sorted text := case sort '
  await changeFunction(db, 'search_products', [[before, `${before}${cases.join(' ')} `]])
}

/** Replaces parts of a function that each occur once in it. The rest of it stays. */
async function changeFunction(db: Kysely<unknown>, name: string, changes: [before: string, after: string][]) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = ${name}`.execute(db)
  const definition = changes.reduce((text, [before, after]) => {
    const parts = text.split(before)
    if (parts.length !== 2) throw new Error(`${name} doesn't contain once: ${before}`)
    return parts.join(after)
  }, rows[0]?.definition ?? '')
  await sql.raw(definition).execute(db)
}
