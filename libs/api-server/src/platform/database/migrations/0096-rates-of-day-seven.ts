import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Rates of posts are those of day 7 after publishing, with the followers at that time, and there is a rate by
 * reach too. For existing posts they come from the daily readings: the last one before day 8, otherwise the
 * first one after it. Without daily readings, the rate stays as it was last read.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table social_posts
      add column reach_rate double precision,
      add column rated_at timestamptz`.execute(db)
  await sql`
    update social_posts as p set followers_count = kept.followers_count, rated_at = kept.read_at,
      engagement_rate = kept.reactions / kept.followers_count,
      reach_rate = case when p.service = 'social' then kept.reactions / nullif(kept.reach, 0) end
    from (
      select distinct on (reading.team_id, reading.post_id) reading.*, counted.followers_count
      from (
        select d.team_id, d.post_id, d.day, d.read_at, d.reach, post.account_id, case post.service
            when 'tracker' then d.likes + d.comments else d.likes + d.comments + d.shares + d.saves
          end::double precision as reactions, d.read_at >= post.posted_at + interval '8 days' as is_late
        from social_posts as post
        join post_day as d on d.team_id = post.team_id and d.post_id = post.id
      ) as reading
      cross join lateral (
        select c.followers_count from account_counts as c
        where c.team_id = reading.team_id and c.account_id = reading.account_id and c.day <= reading.day
          and c.followers_count > 0
        order by c.day desc limit 1
      ) as counted
      where reading.reactions is not null
      order by reading.team_id, reading.post_id, is_late, case when is_late then read_at end, read_at desc
    ) as kept
    where p.team_id = kept.team_id and p.id = kept.post_id`.execute(db)
  await sql`
    update social_posts set rated_at = coalesce(insights_read_at, read_at),
      reach_rate = case when service = 'social'
        then (likes + comments + shares + saves)::double precision / nullif(reach, 0) end
    where rated_at is null and engagement_rate is not null`.execute(db)
}
