import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * Guests and accounts with one email address are one person within a store. `customer_keys` stores the other
 * keys of a person, and the rows that were merged into theirs. The next sync of each store merges the
 * separate ones.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table customers add column email_key text`.execute(db)
  await sql`
    update customers set email_key = nullif(lower(regexp_replace(email, '[[:space:]]+', '', 'g')), '')
    where email is not null`.execute(db)
  await sql`
    create index customers_by_email on customers (team_id, store_id, email_key) include (key, id)
    where email_key is not null`.execute(db)
  await sql`
    create table customer_keys (
      team_id ${teamIdColumn},
      store_id bigint not null,
      key text not null,
      customer_id bigint not null,
      merged_id bigint,
      primary key (team_id, store_id, key),
      foreign key (team_id, customer_id) references customers on delete cascade
    )`.execute(db)
  await sql`create index customer_keys_of_customer on customer_keys (team_id, customer_id)`.execute(db)
  await sql`
    create unique index customer_keys_merged on customer_keys (team_id, merged_id) where merged_id is not null`.execute(
    db,
  )
  await secureTeamTable(db, 'customer_keys')
  await sql`alter table store_events add column merged_from text`.execute(db)
}
