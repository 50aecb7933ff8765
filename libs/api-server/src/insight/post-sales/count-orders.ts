import { sql } from 'kysely'
import { saleStatuses } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { windowHours } from '../../commerce/post-links/due-times.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'

/** What an order's attribution may name a post in. */
const naming = ['utm_content', 'utm_term', 'utm_id', 'referrer', 'session_entry']

/** Addresses within addresses are encoded, once or more often: what stands encoded belongs to no name of a post. */
const encoded = '%(25)*[0-9A-Fa-f]{2}'

/** Names of posts are made of these; a shorter one than any post has is not looked for. */
const notOfName = '[^A-Za-z0-9_-]+'
const shortestName = 5

const fromInstagram = sql`(
  lower(o.attribution ->> 'utm_source') in ('instagram', 'ig')
  or lower(o.attribution ->> 'referrer') ~ '^https?://([a-z0-9-]+[.])*instagram[.]com([:/?#]|$)'
)`

/** Orders whose attribution names a post or Instagram, with the post that each counts for; see decision 0021. */
export async function countOrders(db: TeamDatabase, { from, until }: TimeRange) {
  const team = currentTeam(db)
  const fields = sql.join(naming.map((field) => sql`o.attribution ->> ${field}`))
  await sql`
    with placed as materialized (
      select o.id, o.store_id, o.ordered_at, o.currency, o.total - o.refunded_total as revenue,
        o.items_count - o.refunded_items_count as units, coalesce(${fromInstagram}, false) as is_from_instagram,
        concat_ws(' ', ${fields}) as names
      from orders o
      join stores s on s.team_id = ${team} and s.id = o.store_id and s.archived_at is null
      where o.team_id = ${team} and o.ordered_at >= ${from} and o.ordered_at < ${until}
        and o.attribution is not null and o.status = any(${saleStatuses}::text[])
    ), tokens as materialized (
      select distinct o.id, o.ordered_at, token
      from placed o cross join lateral string_to_table(
        regexp_replace(regexp_replace(o.names, ${encoded}, ' ', 'g'), ${notOfName}, ' ', 'g'), ' ') as token
      where length(token) >= ${shortestName}
    ), found as materialized (
      select words.token, p.id, p.posted_at
      from (select distinct token from tokens) as words
      cross join lateral (
        select id, posted_at from social_posts
        where team_id = ${team} and shortcode = words.token and shortcode is not null and service = 'social'
        union all
        select id, posted_at from social_posts
        where team_id = ${team} and provider_id = words.token and service = 'social'
      ) as p
    ), named as (
      select distinct on (t.id) t.id, found.id as post_id
      from found join tokens t on t.token = found.token and found.posted_at <= t.ordered_at
      order by t.id, found.posted_at desc, found.id desc
    ), likely as (
      select distinct on (o.id) o.id, p.id as post_id
      from placed o
      join order_lines l on l.team_id = ${team} and l.order_id = o.id and l.quantity > 0
      join products r on r.team_id = ${team} and r.store_id = o.store_id and r.provider_id = l.product_provider_id
      join post_products k on k.team_id = ${team} and k.product_id = r.id
      join social_posts p on p.team_id = ${team} and p.id = k.post_id and p.posted_at <= o.ordered_at
        and p.posted_at > o.ordered_at - make_interval(hours => ${windowHours}::int)
      where o.is_from_instagram
      order by o.id, p.posted_at desc, p.id desc
    ), fresh as materialized (
      select o.*, coalesce(named.post_id, likely.post_id) as post_id,
        case when named.post_id is null then 'likely' else 'exact' end as step
      from placed o left join named on named.id = o.id left join likely on likely.id = o.id
      where named.post_id is not null or likely.post_id is not null
    ), gone as (
      delete from order_posts where team_id = ${team} and ordered_at >= ${from} and ordered_at < ${until}
        and order_id not in (select id from fresh)
    )
    insert into order_posts as c (team_id, order_id, post_id, step, ordered_at, currency, revenue, units)
    select ${team}, id, post_id, step, ordered_at, currency, revenue, units from fresh order by id
    on conflict (team_id, order_id) do update set
      post_id = excluded.post_id, step = excluded.step, ordered_at = excluded.ordered_at,
      currency = excluded.currency, revenue = excluded.revenue, units = excluded.units
    where (c.post_id, c.step, c.ordered_at, c.currency, c.revenue, c.units) is distinct from
      (excluded.post_id, excluded.step, excluded.ordered_at, excluded.currency, excluded.revenue, excluded.units)`.execute(
    db,
  )
}
