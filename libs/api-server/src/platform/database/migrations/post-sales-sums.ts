import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The sales of a post are the sum of its orders and estimates, updated by the database itself, because
 * orders, products and posts are removed in several places together with theirs.
 */
export async function createSalesSums(db: Kysely<unknown>) {
  await sql`
    create function sum_order_posts() returns trigger language plpgsql set search_path = pg_catalog as $sum$
    begin
      if tg_op = 'DELETE' then
        update public.post_sales s set
          exact_orders = s.exact_orders - gone.exact_orders, exact_units = s.exact_units - gone.exact_units,
          exact_revenue = s.exact_revenue - gone.exact_revenue, likely_orders = s.likely_orders - gone.likely_orders,
          likely_units = s.likely_units - gone.likely_units, likely_revenue = s.likely_revenue - gone.likely_revenue
        from (${orderSums('select *, 1 as sign from before')}) as gone
        where s.team_id = gone.team_id and s.post_id = gone.post_id and s.currency = gone.currency;
      elsif tg_op = 'INSERT' then
        ${addOrderSums('select *, 1 as sign from after')};
      else
        ${addOrderSums('select *, 1 as sign from after union all select *, -1 from before')};
      end if;
      return null;
    end
    $sum$`.execute(db)
  await sql`
    create function sum_post_estimates() returns trigger language plpgsql set search_path = pg_catalog as $sum$
    begin
      if tg_op = 'DELETE' then
        update public.post_sales s set estimated_units = s.estimated_units - gone.units,
          estimated_revenue = s.estimated_revenue - gone.revenue
        from (${estimateSums('select *, 1 as sign from before')}) as gone
        where s.team_id = gone.team_id and s.post_id = gone.post_id and s.currency = gone.currency;
      elsif tg_op = 'INSERT' then
        ${addEstimateSums('select *, 1 as sign from after')};
      else
        ${addEstimateSums('select *, 1 as sign from after union all select *, -1 from before')};
      end if;
      return null;
    end
    $sum$`.execute(db)
  for (const table of ['order_posts', 'post_estimates']) {
    for (const [event, tables] of [
      ['insert', 'new table as after'],
      ['delete', 'old table as before'],
      ['update', 'old table as before new table as after'],
    ]) {
      await sql
        .raw(
          `create trigger ${table}_summed_after_${event} after ${event} on ${table} referencing ${tables}
          for each statement execute function sum_${table}()`,
        )
        .execute(db)
    }
  }
}

const orderSums = (rows: string) =>
  sql.raw(`
    select team_id, post_id, currency,
      coalesce(sum(sign) filter (where step = 'exact'), 0) as exact_orders,
      coalesce(sum(sign * units) filter (where step = 'exact'), 0) as exact_units,
      coalesce(sum(sign * revenue) filter (where step = 'exact'), 0) as exact_revenue,
      coalesce(sum(sign) filter (where step = 'likely'), 0) as likely_orders,
      coalesce(sum(sign * units) filter (where step = 'likely'), 0) as likely_units,
      coalesce(sum(sign * revenue) filter (where step = 'likely'), 0) as likely_revenue
    from (${rows}) as moved group by 1, 2, 3`)

const addOrderSums = (rows: string) => sql`
  insert into public.post_sales as s (team_id, post_id, currency, account_id, exact_orders, exact_units, exact_revenue,
    likely_orders, likely_units, likely_revenue)
  select m.team_id, m.post_id, m.currency, p.account_id, m.exact_orders, m.exact_units, m.exact_revenue,
    m.likely_orders, m.likely_units, m.likely_revenue
  from (${orderSums(rows)}) as m join public.social_posts p on p.team_id = m.team_id and p.id = m.post_id
  order by m.team_id, m.post_id, m.currency
  on conflict (team_id, post_id, currency) do update set
    exact_orders = s.exact_orders + excluded.exact_orders, exact_units = s.exact_units + excluded.exact_units,
    exact_revenue = s.exact_revenue + excluded.exact_revenue,
    likely_orders = s.likely_orders + excluded.likely_orders, likely_units = s.likely_units + excluded.likely_units,
    likely_revenue = s.likely_revenue + excluded.likely_revenue`

const estimateSums = (rows: string) =>
  sql.raw(`
    select team_id, post_id, currency, sum(sign * units) as units, sum(sign * revenue) as revenue
    from (${rows}) as moved group by 1, 2, 3`)

const addEstimateSums = (rows: string) => sql`
  insert into public.post_sales as s (team_id, post_id, currency, account_id, estimated_units, estimated_revenue)
  select m.team_id, m.post_id, m.currency, p.account_id, m.units, m.revenue
  from (${estimateSums(rows)}) as m join public.social_posts p on p.team_id = m.team_id and p.id = m.post_id
  order by m.team_id, m.post_id, m.currency
  on conflict (team_id, post_id, currency) do update set
    estimated_units = s.estimated_units + excluded.estimated_units,
    estimated_revenue = s.estimated_revenue + excluded.estimated_revenue`
