import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Pictures of products that the server fetched from the shop, and the secret that makes their addresses unguessable. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table teams add column picture_secret uuid not null default gen_random_uuid()`.execute(db)
  await sql`
    create table product_pictures (
      team_id ${teamIdColumn},
      product_id bigint not null,
      image_url text not null,
      fetched_at timestamptz(3) not null,
      file_id bigint,
      type text,
      bytes bigint not null default 0,
      primary key (team_id, product_id),
      foreign key (team_id, product_id) references products on delete cascade,
      check ((file_id is null) = (type is null))
    )`.execute(db)
  await secureTeamTable(db, 'product_pictures')
}
