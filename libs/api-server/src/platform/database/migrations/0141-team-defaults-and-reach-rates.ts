import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Lists that open with a filter for a whole team, and posts in the order of their rate by reach. */
export async function up(db: Kysely<unknown>) {
  // The long part first, because the other one locks its table until both are done.
  await sortByReachRate(db)
  await createTeamDefaults(db)
}

/**
 * Which shared filter opens a list for everybody in the team. A filter that was made private opens nothing: readers
 * ask for both, because a process of the previous version may share a filter or make it private without this column.
 */
async function createTeamDefaults(db: Kysely<unknown>) {
  await sql`alter table saved_filters add column is_team_default boolean not null default false`.execute(db)
  await sql`
    create unique index saved_filters_default_of_list on saved_filters (team_id, list) where is_team_default`.execute(
    db,
  )
}

/** Like the indexes of the other figures: with every column that lists of posts are filtered by. */
async function sortByReachRate(db: Kysely<unknown>) {
  await sql`
    create index social_posts_by_reach_rate on social_posts
      (team_id, service, social, reach_rate desc nulls last, id desc)
    include (account_id, kind, has_products, posted_at, views, reach, likes, comments, shares, saves, reposts,
      engagement_rate)`.execute(db)
}
