import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Posts are ranked by the lower end of their lift, using an index of those lifts that have a result. Earlier
 * estimates had intervals of another method, so every team is due again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table post_lifts add column ranked_low double precision
      generated always as (case when verdict in ('effect', 'none') then low end) stored`.execute(db)
  await sql`create index post_lifts_by_low on post_lifts (team_id, ranked_low desc nulls last, post_id desc)`.execute(
    db,
  )
  await sql`update post_sales_counts set next_at = now() where lifted_at is not null`.execute(db)
}
