import { sql } from 'kysely'
import { saleStatuses } from '@tandem/api-contract'
import { addDays } from '@tandem/format'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { windowDays } from './due-times.ts'

/** Days of the team, both included. */
export interface CountedDays {
  first: string
  last: string
  timezone: string
}

/**
 * What linked products sold on some days beyond what is usual, for the latest post whose days hold it; see decision
 * 0021. Orders of these days must be counted before. Days that are not over must not be asked for.
 */
export async function countEstimates(db: TeamDatabase, { first, last, timezone }: CountedDays) {
  const team = currentTeam(db)
  await sql`
    with wanted as materialized (
      select distinct on (l.product_id, d.day) l.product_id, d.day, p.id as post_id
      from social_accounts a
      join social_posts p on p.team_id = ${team} and p.account_id = a.id and p.has_products
        and p.posted_at >= ${aroundDay(first, -windowDays)} and p.posted_at < ${aroundDay(last, 2)}
      join post_products l on l.team_id = ${team} and l.post_id = p.id
      cross join lateral (
        select (p.posted_at at time zone ${timezone})::date + n as day from generate_series(0, ${windowDays - 1}::int) as n
      ) as d
      where a.team_id = ${team} and a.service = 'social' and d.day between ${first}::date and ${last}::date
      order by l.product_id, d.day, p.posted_at desc, p.id desc
    ), ${soldOnDays(db, { first, last, timezone })},
    attributed as materialized (
      select product_id, day, sum(units) as units from (
        select c.product_id, (o.ordered_at at time zone ${timezone})::date as day, l.quantity as units
        from order_posts o
        join order_lines l on l.team_id = ${team} and l.order_id = o.order_id
        join counted c on c.store_id = l.store_id and c.provider_id = l.product_provider_id
        where o.team_id = ${team} and o.ordered_at >= ${aroundDay(first, -1)} and o.ordered_at < ${aroundDay(last, 2)}
        union all
        select c.product_id, (o.ordered_at at time zone ${timezone})::date, -b.quantity
        from order_posts o
        join refunds r on r.team_id = ${team} and r.order_id = o.order_id
        join refund_lines b on b.team_id = ${team} and b.refund_id = r.id
        join counted c on c.store_id = r.store_id and c.provider_id = b.product_provider_id
        where o.team_id = ${team} and o.ordered_at >= ${aroundDay(first, -1)} and o.ordered_at < ${aroundDay(last, 2)}
      ) as parts group by 1, 2
    ), excesses as materialized (
      select w.*, u.sold, u.usual, least(u.sold, u.sold - u.usual - coalesce(t.units, 0)) as excess
      from wanted w
      join usual u on u.product_id = w.product_id and u.day = w.day
      left join attributed t on t.product_id = w.product_id and t.day = w.day
      where u.usual is not null and u.sold > 0 and u.sold - u.usual - coalesce(t.units, 0) > 0
    ), fresh as materialized (
      select e.*, s.currency, round(e.excess * s.units / e.sold, 4) as units,
        round(e.excess * s.revenue / e.sold)::bigint as revenue
      from excesses e join sold s on s.product_id = e.product_id and s.day = e.day
      where s.units <> 0 or s.revenue <> 0
    ), gone as (
      delete from post_estimates g where team_id = ${team} and day between ${first}::date and ${last}::date
        and not exists (select from fresh f where f.product_id = g.product_id and f.day = g.day and f.currency = g.currency)
    )
    insert into post_estimates as c (team_id, product_id, day, currency, post_id, sold, usual, excess, units, revenue)
    select ${team}, product_id, day, currency, post_id, sold, usual, excess, units, revenue from fresh
    order by product_id, day, currency
    on conflict (team_id, product_id, day, currency) do update set
      post_id = excluded.post_id, sold = excluded.sold, usual = excluded.usual, excess = excluded.excess,
      units = excluded.units, revenue = excluded.revenue
    where (c.post_id, c.sold, c.usual, c.excess, c.units, c.revenue) is distinct from
      (excluded.post_id, excluded.sold, excluded.usual, excluded.excess, excluded.units, excluded.revenue)`.execute(
    db,
  )
}

/** No zone is a day away from UTC: for indexes, which know no days. */
const aroundDay = (day: string, days: number) => sql`${`${addDays(day, days)}T00:00:00Z`}::timestamptz`

/**
 * Common table expressions about the products and days of one that is named `wanted`: `counted`, the products; `sold`, units
 * and revenue by day and currency less what came back; `usual`, for each wanted day, what was sold and the median of
 * the same weekday before, null where the store has no days before.
 */
export function soldOnDays(db: TeamDatabase, { first, last, timezone }: CountedDays) {
  const team = currentTeam(db)
  return sql`counted as materialized (
      select p.id as product_id, p.store_id, p.provider_id, s.first_day
      from products p
      join (
        select id, (
          select (min(o.ordered_at) at time zone ${timezone})::date from orders o
          where o.team_id = ${team} and o.store_id = stores.id) as first_day
        from stores where team_id = ${team} and archived_at is null
      ) as s on s.id = p.store_id
      where p.team_id = ${team} and p.id in (select product_id from wanted)
    ), sold as materialized (
      select product_id, day, currency, sum(units) as units, sum(revenue) as revenue from (
        select c.product_id, (l.ordered_at at time zone ${timezone})::date as day, l.currency, l.quantity as units,
          l.total as revenue
        from counted c
        join order_lines l on l.team_id = ${team} and l.store_id = c.store_id and l.product_provider_id = c.provider_id
          and l.ordered_at >= ${aroundDay(first, -29)} and l.ordered_at < ${aroundDay(last, 2)}
        where l.is_sale
        union all
        select c.product_id, (o.ordered_at at time zone ${timezone})::date, o.currency, -b.quantity, -b.total
        from counted c
        join refund_lines b on b.team_id = ${team} and b.product_provider_id = c.provider_id
        join refunds r on r.team_id = ${team} and r.id = b.refund_id and r.store_id = c.store_id
        join orders o on o.team_id = ${team} and o.id = r.order_id and o.status = any(${saleStatuses}::text[])
          and o.ordered_at >= ${aroundDay(first, -29)} and o.ordered_at < ${aroundDay(last, 2)}
      ) as parts group by 1, 2, 3
    ), on_day as materialized (
      select product_id, day, sum(units) as units from sold group by 1, 2
    ), medians as (
      select w.product_id, w.day,
        (percentile_cont(0.5) within group (order by coalesce(b.units, 0)::double precision))::numeric as median
      from wanted w
      join counted c on c.product_id = w.product_id
      join unnest(array[7, 14, 21, 28]) as back on w.day - back >= c.first_day
      left join on_day b on b.product_id = w.product_id and b.day = w.day - back
      group by 1, 2
    ), usual as materialized (
      select w.product_id, w.day, coalesce(u.units, 0) as sold,
        case when m.median is not null then greatest(0, m.median) end as usual
      from wanted w
      join counted c on c.product_id = w.product_id
      left join on_day u on u.product_id = w.product_id and u.day = w.day
      left join medians m on m.product_id = w.product_id and m.day = w.day
    )`
}
