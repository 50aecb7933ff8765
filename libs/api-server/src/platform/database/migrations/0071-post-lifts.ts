import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** The latest estimates of the sales that posts added. Every team with calculated sales is due for it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table post_lifts (
      team_id ${teamIdColumn},
      post_id bigint not null,
      posts integer not null check (posts > 0),
      verdict text not null check (verdict in ('effect', 'none', 'too_few', 'no_baseline', 'too_soon')),
      is_over boolean not null,
      is_cut boolean not null,
      sold double precision,
      expected double precision,
      lift double precision,
      low double precision,
      high double precision,
      days jsonb not null,
      primary key (team_id, post_id),
      foreign key (team_id, post_id) references social_posts on delete cascade,
      check (num_nulls(sold, expected, lift, low, high) = case when verdict in ('no_baseline', 'too_soon') then 5 else 0 end)
    )`.execute(db)
  await secureTeamTable(db, 'post_lifts')
  await sql`alter table post_sales_counts add column lifted_at timestamptz(3)`.execute(db)
  await sql`update post_sales_counts set next_at = now()`.execute(db)
}
