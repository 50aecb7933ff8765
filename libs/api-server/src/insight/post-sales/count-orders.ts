import { sql } from 'kysely'
import { instagramWindow } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { costNames, netOfProducts, paidShare, roundedShare } from '../../commerce/sync/costed-parts.ts'
import { longestDays, provenDays, windowHours } from '../../commerce/post-links/due-times.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'
import { linkOfOrder } from '../short-links/link-of-order.ts'

/** The fields of an order's attribution that can name a post. */
const naming = ['utm_content', 'utm_term', 'utm_id', 'referrer', 'session_entry']

/**
 * Addresses within addresses are encoded, once or repeatedly: encoded characters aren't part of a post's
 * name.
 */
const encoded = '%(25)*[0-9A-Fa-f]{2}'

/** Post names consist of these characters; shorter names than any post has are skipped. */
const notOfName = '[^A-Za-z0-9_-]+'
const shortestName = 5

/**
 * Orders that name a post or came from Instagram, with the posts that each counts for; see decisions 0063 and
 * 0071.
 */
export async function countOrders(db: TeamDatabase, { from, until }: TimeRange) {
  const team = currentTeam(db)
  const fields = sql.join(naming.map((field) => sql`o.attribution ->> ${field}`))
  await sql`
    with placed as materialized (
      select o.id, o.store_id, o.ordered_at, o.currency, o.total, o.refunded_total, o.removed_total, o.instagram_way as way,
        concat_ws(' ', ${fields}) as names, ${linkOfOrder} as link
      from orders o
      join stores s on s.team_id = ${team} and s.id = o.store_id and s.archived_at is null
      where o.team_id = ${team} and o.ordered_at >= ${from} and o.ordered_at < ${until}
        and o.is_sale and (o.attribution is not null or ${hasPostCode(team)})
    ), tokens as materialized (
      select distinct o.id, o.ordered_at, token
      from placed o cross join lateral string_to_table(
        regexp_replace(regexp_replace(o.names, ${encoded}, ' ', 'g'), ${notOfName}, ' ', 'g'), ' ') as token
      where length(token) >= ${shortestName}
    ), found as materialized (
      ${postsOfTokens(team)}
    ), named as materialized (
      select distinct on (id) id, post_id, posted_at, has_products from (
        select t.id, found.id as post_id, found.posted_at, found.has_products
        from found join tokens t on t.token = found.token and found.posted_at <= t.ordered_at
        union all
        ${namedByCode(team)}
        union all
        ${namedByLink(team)}
      ) as posts order by id, posted_at desc, post_id desc
    ), kept as materialized (
      ${keptShares(team)}
    ), parts as materialized (
      ${netParts(team)}
    ), proven as (
      ${provenSales(team)}
    ), possible as materialized (
      ${possibleLines(team)}
    ), shared as materialized (
      select l.id, l.units, l.revenue, p.posts from (
        select id, sum(units) as units, sum(revenue) as revenue
        from (select distinct id, product, units, revenue from possible) as lines group by 1
      ) as l join (select id, count(distinct post_id)::int as posts from possible group by 1) as p on p.id = l.id
    ), unknown as (
      select e.id, e.post_id, e.kind, ${instagramWindow}::int as window_days, e.units, e.revenue,
        w.units as order_units, w.revenue as order_revenue, w.posts, 0, 0, 0, 0
      from (
        select id, post_id, way as kind, sum(units) as units, sum(revenue) as revenue from possible group by 1, 2, 3
      ) as e join shared w on w.id = e.id
    ), fresh as materialized (
      select f.id, f.post_id, f.kind, f.window_days::smallint as window_days, o.ordered_at, o.currency,
        round(f.units, 4) as units, ${roundedShare(sql`f.revenue`)} as revenue, round(f.order_units, 4) as order_units,
        ${roundedShare(sql`f.order_revenue`)} as order_revenue, f.posts, round(f.costed_units, 4) as costed_units,
        round(f.todays_units, 4) as todays_units, ${roundedShare(sql`f.costed_revenue`)} as costed_revenue,
        round(f.cost, 8) as cost
      from (select * from proven union all select * from unknown) as f join placed o on o.id = f.id
    ), gone as (
      delete from order_posts where team_id = ${team} and ordered_at >= ${from} and ordered_at < ${until}
        and (order_id, post_id) not in (select id, post_id from fresh)
    )
    insert into order_posts as c (team_id, order_id, post_id, ${listed()})
    select ${team}, id, post_id, ${listed()} from fresh order by id, post_id
    on conflict (team_id, order_id, post_id) do update set (${listed()}) = (${listed('excluded.')})
    where (${listed('c.')}) is distinct from (${listed('excluded.')})`.execute(db)
}

const counted = 'kind window_days ordered_at currency units revenue order_units order_revenue posts'.split(
  ' ',
)
/** All counted columns, each with a prefix. */
const listed = (before = '') =>
  sql.raw([...counted, ...costNames].map((name) => `${before}${name}`).join(', '))

/** The posts whose names are among the tokens. */
const postsOfTokens = (team: number) => sql`
  select words.token, p.id, p.posted_at, p.has_products
  from (select distinct token from tokens) as words
  cross join lateral (
    select id, posted_at, has_products from social_posts
    where team_id = ${team} and shortcode = words.token and shortcode is not null and service = 'social'
    union all
    select id, posted_at, has_products from social_posts
    where team_id = ${team} and provider_id = words.token and service = 'social'
  ) as p`

/**
 * Orders that name a post or came from Instagram, each with the finally paid share of its lines, see `paidShare`.
 */
const keptShares = (team: number) => sql`
  select o.id, o.store_id, o.ordered_at, o.way, named.id is not null as is_named, ${paidShare(team)} as share
  from placed o
  left join named on named.id = o.id
  where named.id is not null or o.way is not null`

/** The final amount of each product in each order. Units that were paid for and fully refunded don't remain. */
const netParts = (team: number) => sql`
  select k.id, n.product, n.is_bought, n.units, n.costed_units, n.todays_units, n.cost, n.revenue * k.share as revenue,
    n.costed_revenue * k.share as costed_revenue
  from kept k
  join (${netOfProducts(team, {
    lines: sql`l.order_id in (select id from kept)`,
    refundLines: sql`r.order_id in (select id from kept)`,
  })}) as n on n.order_id = k.id`

/** Whether order `o` used a code of any post. */
const hasPostCode = (team: number) => sql`exists (
  select from order_codes c join post_codes k on k.team_id = ${team} and k.code_key = c.code_key
  where c.team_id = ${team} and c.order_id = o.id)`

/** Posts by the codes of orders. A code may be reused later: it names a post for the longest window. */
const namedByCode = (team: number) => sql`
  select o.id, p.id as post_id, p.posted_at, p.has_products
  from placed o
  join order_codes c on c.team_id = ${team} and c.order_id = o.id
  join post_codes k on k.team_id = ${team} and k.code_key = c.code_key
  join social_posts p on p.team_id = ${team} and p.id = k.post_id and p.service = 'social'
    and p.posted_at <= o.ordered_at and p.posted_at > o.ordered_at - make_interval(days => ${longestDays}::int)`

/** Posts by the short links of orders. */
const namedByLink = (team: number) => sql`
  select o.id, p.id as post_id, p.posted_at, p.has_products
  from placed o
  join short_links k on k.team_id = ${team} and k.code = o.link
  join social_posts p on p.team_id = ${team} and p.id = k.post_id and p.service = 'social' and p.posted_at <= o.ordered_at`

/** What each order proves for the post that it names: the lines that count for it, beside the whole order. */
const provenSales = (team: number) => sql`
  select k.id, n.post_id, 'proven' as kind, w.days as window_days, p.units, p.revenue, p.order_units, p.order_revenue,
    1 as posts, ${sql.raw(costNames.map((name) => `p.${name}`).join(', '))}
  from kept k
  join named n on n.id = k.id
  join lateral (
    select days from unnest(${provenDays}::int[]) as days
    where k.ordered_at < n.posted_at + make_interval(days => days) order by days limit 1
  ) as w on true
  cross join lateral (
    select coalesce(sum(units) filter (where counts), 0) as units, coalesce(sum(revenue) filter (where counts), 0) as revenue,
      coalesce(sum(units), 0) as order_units, coalesce(sum(revenue), 0) as order_revenue,
      ${sql.join(costNames.map((name) => sql`coalesce(sum(${sql.ref(name)}) filter (where counts), 0) as ${sql.ref(name)}`))}
    from (
      select l.*, not n.has_products or exists (
        select from products r
        join post_products t on t.team_id = ${team} and t.product_id = r.id and t.post_id = n.post_id
        where r.team_id = ${team} and r.store_id = k.store_id and r.provider_id = l.product) as counts
      from parts l where l.id = k.id
    ) as lines
  ) as p`

/** Lines from Instagram whose order names no post, with each post of their product within the window. */
const possibleLines = (team: number) => sql`
  select k.id, k.way, p.id as post_id, l.product, l.units, l.revenue
  from kept k
  join parts l on l.id = k.id and l.is_bought
  join products r on r.team_id = ${team} and r.store_id = k.store_id and r.provider_id = l.product
  join post_products t on t.team_id = ${team} and t.product_id = r.id
  join social_posts p on p.team_id = ${team} and p.id = t.post_id and p.service = 'social'
    and p.posted_at <= k.ordered_at and p.posted_at > k.ordered_at - make_interval(hours => ${windowHours}::int)
  where not k.is_named`
