import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Discount codes that a team assigned to a post: an order with one of them counts as sold by the post. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table post_codes (
      team_id ${teamIdColumn},
      post_id bigint not null,
      code text not null check (length(code) between 1 and 100),
      code_key text not null generated always as (lower(code)) stored,
      primary key (team_id, post_id, code_key),
      foreign key (team_id, post_id) references social_posts on delete cascade
    )`.execute(db)
  await sql`create index post_codes_by_code on post_codes (team_id, code_key, post_id)`.execute(db)
  await secureTeamTable(db, 'post_codes')
}
