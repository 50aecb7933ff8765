import { sql } from 'kysely'
import { saleStatuses } from '@tandem/api-contract'
import { addDays } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { windowDays } from '../../commerce/post-links/due-times.ts'

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
  const isNear = sql`o.team_id = ${team} and o.ordered_at >= ${aroundDay(first, -1)} and o.ordered_at < ${aroundDay(last, 2)}`
  await sql`
    with ${sellingProducts(db, timezone)}, wanted as materialized (
      select distinct on (l.product_id, d.day) s.*, d.day, p.id as post_id
      from social_accounts a
      join social_posts p on p.team_id = ${team} and p.account_id = a.id and p.has_products
        and p.posted_at >= ${aroundDay(first, -windowDays)} and p.posted_at < ${aroundDay(last, 2)}
      join post_products l on l.team_id = ${team} and l.post_id = p.id
      join selling s on s.product_id = l.product_id
      cross join lateral (
        select (p.posted_at at time zone ${timezone})::date + n as day from generate_series(0, ${windowDays - 1}::int) as n
      ) as d
      where a.team_id = ${team} and a.service = 'social' and d.day between ${first}::date and ${last}::date
      order by l.product_id, d.day, p.posted_at desc, p.id desc
    ), ${soldOnDays(db, { first, last, timezone })},
    attributed as (
      select p.id as product_id, (o.ordered_at at time zone ${timezone})::date as day, l.quantity as units
      from order_posts o
      join order_lines l on l.team_id = ${team} and l.order_id = o.order_id
      join products p on p.team_id = ${team} and p.store_id = l.store_id and p.provider_id = l.product_provider_id
      where ${isNear}
      union all
      select p.id, (o.ordered_at at time zone ${timezone})::date, -b.quantity
      from order_posts o
      join refunds r on r.team_id = ${team} and r.order_id = o.order_id
      join refund_lines b on b.team_id = ${team} and b.refund_id = r.id
      join products p on p.team_id = ${team} and p.store_id = r.store_id and p.provider_id = b.product_provider_id
      where ${isNear}
    ), told as (
      select product_id, day, post_id, null::numeric as sold, null::numeric as usual, null::bigint as attributed,
        null as currency, null::bigint as units, null::bigint as revenue from wanted
      union all
      select product_id, day, null, sold, usual, null, null, null, null from usual
      union all
      select product_id, day, null, null, null, units, null, null, null from attributed
      union all
      select product_id, day, null, null, null, null, currency, units, revenue from sold
    ), beside as (
      select product_id, day, max(post_id) over it as post_id, max(sold) over it as sold, max(usual) over it as usual,
        coalesce(sum(attributed) over it, 0) as attributed, currency, units, revenue
      from told window it as (partition by product_id, day)
    ), fresh as materialized (
      select product_id, day, currency, post_id, sold, usual, excess,
        round(excess * units / sold, 4) as units, round(excess * revenue / sold)::bigint as revenue
      from (select *, least(sold, sold - usual - attributed) as excess from beside) as parts
      where post_id is not null and usual is not null and sold > 0 and excess > 0 and (units <> 0 or revenue <> 0)
    ), gone as (
      delete from post_estimates where team_id = ${team} and day between ${first}::date and ${last}::date
        and (product_id, day, currency) not in (select product_id, day, currency from fresh)
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

/** Common table expressions: `selling` has the products of stores that have not been archived, with their store's first day. */
export function sellingProducts(db: TeamDatabase, timezone: string) {
  const team = currentTeam(db)
  return sql`first_days as materialized (
      select id as store_id, (
        select (min(o.ordered_at) at time zone ${timezone})::date from orders o
        where o.team_id = ${team} and o.store_id = stores.id) as first_day
      from stores where team_id = ${team} and archived_at is null
    ), selling as (
      select p.id as product_id, p.store_id, p.provider_id, f.first_day
      from products p join first_days f on f.store_id = p.store_id where p.team_id = ${team}
    )`
}

/**
 * Common table expressions about `wanted`, which has rows of `selling`, each with a `day`: `counted`, its products; `sold`,
 * units and revenue by day and currency less what came back; `usual`, for each wanted day, what was sold and the median
 * of the same weekday before, null where the store has no days before.
 *
 * How many rows these have is nothing that the database can foresee. So they are put below each other and grouped, never
 * joined: it would go through all of one for each of the other, half a minute for a month of a large team.
 */
export function soldOnDays(db: TeamDatabase, { first, last, timezone }: CountedDays) {
  const team = currentTeam(db)
  return sql`counted as materialized (
      select distinct product_id, store_id, provider_id from wanted
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
        cross join lateral (
          select refund_id, quantity, total from refund_lines
          where team_id = ${team} and product_provider_id = c.provider_id offset 0) as b
        join refunds r on r.team_id = ${team} and r.id = b.refund_id and r.store_id = c.store_id
        join orders o on o.team_id = ${team} and o.id = r.order_id and o.status = any(${saleStatuses}::text[])
          and o.ordered_at >= ${aroundDay(first, -29)} and o.ordered_at < ${aroundDay(last, 2)}
      ) as parts group by 1, 2, 3
    ), compared as (
      select product_id, day, back, 0 as units, true as is_wanted
      from wanted cross join unnest(array[0, 7, 14, 21, 28]) as back where back = 0 or day - back >= first_day
      union all
      select product_id, day + back, back, units, false from sold cross join unnest(array[0, 7, 14, 21, 28]) as back
    ), medians as (
      select product_id, day, sum(units) filter (where back = 0) as sold,
        (percentile_cont(0.5) within group (order by units::double precision) filter (where back > 0))::numeric as median
      from (
        select product_id, day, back, sum(units) as units from compared group by 1, 2, 3 having bool_or(is_wanted)
      ) as days group by 1, 2
    ), usual as (
      select product_id, day, sold, case when median is not null then greatest(0, median) end as usual from medians
    )`
}
