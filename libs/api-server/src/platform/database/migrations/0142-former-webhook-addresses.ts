import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The keys of addresses that belonged to deleted stores of the same Shopify app: an app has one address for the privacy
 * requests of all its shops, so a store that stays answers there for the one that went.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table store_webhooks add column former_keys text[] not null default '{}'`.execute(db)
  await sql`
    create index store_webhooks_by_former_key on store_webhooks using gin (former_keys)
    where former_keys <> '{}'`.execute(db)
}
