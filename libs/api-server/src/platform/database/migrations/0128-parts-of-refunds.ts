import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The parts of a refund: postage, fees and tax. They are unknown for existing refunds, so the next sync of
 * each store with refunds reads it again from the start. Orders whose products cost nothing are written once
 * more: their products no longer count as returned when only the postage was refunded.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table refunds
      add column shipping_total bigint,
      add column fee_total bigint,
      add column tax_total bigint`.execute(db)
  await sql`update orders set fingerprint = null where is_given_back and items_total = 0`.execute(db)
  await sql`
    update store_syncs set read_until = null, place = null, next_sync_at = least(next_sync_at, now())
    where next_sync_at is not null and store_id in (select store_id from refunds)`.execute(db)
}
