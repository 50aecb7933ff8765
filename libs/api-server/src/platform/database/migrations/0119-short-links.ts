import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * Short links of posts, how often each was opened, and the addresses of a shop's pages. A link outlives its
 * post and its product, because it may be published where nobody can remove it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stores add column pages_host text`.execute(db)
  await sql`
    create table short_links (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      code text not null,
      post_id bigint,
      product_id bigint,
      tag text not null,
      is_on boolean not null default true,
      created_at timestamptz not null,
      primary key (team_id, id),
      foreign key (team_id, post_id) references social_posts on delete set null (post_id),
      foreign key (team_id, product_id) references products on delete set null (product_id)
    )`.execute(db)
  // A link is opened by its code alone, whichever team it belongs to.
  await sql`create unique index short_links_by_code on short_links (code)`.execute(db)
  await sql`create unique index short_links_by_post on short_links (team_id, post_id, product_id)`.execute(db)
  await sql`create index short_links_by_product on short_links (team_id, product_id)`.execute(db)
  await sql`
    create table short_link_opens (
      team_id ${teamIdColumn},
      link_id bigint not null,
      day date not null,
      opens integer not null,
      primary key (team_id, link_id, day),
      foreign key (team_id, link_id) references short_links on delete cascade
    )`.execute(db)
  await secureTeamTable(db, 'short_links')
  await secureTeamTable(db, 'short_link_opens')
}
