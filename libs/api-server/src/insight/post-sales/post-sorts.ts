import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/**
 * Writes what lists of posts are sorted by, from the counted sales and the estimated lifts: the proven revenue of 7 days
 * in the currency in which the team's posts sold most, and the lower end of the lift. Null where there is none. Posts
 * that a reading is writing have their turn with the next count. See decision 0157.
 */
export async function writePostSorts(db: TeamDatabase) {
  const team = currentTeam(db)
  await sql`
    with most as materialized (
      select currency from post_sales where team_id = ${team} and proven_7_orders > 0
      group by currency order by sum(proven_7_orders) desc, currency collate "C" limit 1
    ), known as materialized (
      select id, max(revenue) as revenue, max(lift) as lift from (
        select post_id as id, proven_7_revenue as revenue, null::double precision as lift from post_sales
        where team_id = ${team} and currency = (select currency from most) and proven_7_orders > 0
        union all
        select l.post_id, null, l.ranked_low from post_lifts l
        join social_posts p on p.team_id = ${team} and p.id = l.post_id and p.has_products
        where l.team_id = ${team} and l.ranked_low is not null
        union all
        select id, null, null from social_posts where team_id = ${team} and service = 'social' and revenue is not null
        union all
        select id, null, null from social_posts where team_id = ${team} and service = 'social' and lift is not null
      ) as figures group by id
    ), changed as materialized (
      select p.id, k.revenue, k.lift from known k
      join social_posts p on p.team_id = ${team} and p.id = k.id
      where (p.revenue, p.lift) is distinct from (k.revenue, k.lift)
      for no key update of p skip locked
    )
    update social_posts p set revenue = c.revenue, lift = c.lift
    from changed c where p.team_id = ${team} and p.id = c.id`.execute(db)
}
