import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/** Favourite categories of each person, and their content. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table favorite_categories (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      user_id bigint not null,
      type text not null,
      name text not null,
      name_key text not null,
      rank integer not null,
      created_at timestamptz(3) not null,
      primary key (team_id, id),
      constraint favorite_categories_once unique (team_id, user_id, name_key),
      foreign key (team_id, user_id) references users on delete cascade
    )`.execute(db)
  await sql`create index favorite_categories_of_user on favorite_categories (team_id, user_id, rank)`.execute(
    db,
  )

  await sql`
    create table favorite_items (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      category_id bigint not null,
      favoritable_id text not null,
      label text,
      rank integer not null,
      primary key (team_id, id),
      constraint favorite_items_once unique (team_id, category_id, favoritable_id),
      foreign key (team_id, category_id) references favorite_categories on delete cascade
    )`.execute(db)
  await sql`create index favorite_items_of_category on favorite_items (team_id, category_id, rank)`.execute(
    db,
  )

  for (const table of ['favorite_categories', 'favorite_items']) await secureTeamTable(db, table)
}
