import { sql } from 'kysely'
import type { CollectionRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { addToCounter } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'
import { unreadIds } from './unread-rows.ts'

/** Writes collections as the shop has them now. */
export async function writeCollections(
  db: TeamDatabase,
  run: WriteScope,
  rows: Fingerprinted<CollectionRow>[],
) {
  const team = currentTeam(db)
  const { rows: written } = await sql<{ provider_id: string; is_new: boolean }>`
    with known as (select provider_id from collections where team_id = ${team} and store_id = ${run.store_id})
    insert into collections (team_id, store_id, provider_id, name, slug, parent_provider_id, run, fingerprint)
    select ${team}, ${run.store_id}, r.provider_id, r.name, r.slug, r.parent_provider_id, ${run.run}, r.fingerprint
    from jsonb_to_recordset(${storableJson(rows)}::jsonb)
      as r (provider_id text, name text, slug text, parent_provider_id text, fingerprint text)
    on conflict (team_id, store_id, provider_id) do update set
      name = excluded.name, slug = excluded.slug, parent_provider_id = excluded.parent_provider_id, run = excluded.run,
      fingerprint = excluded.fingerprint
    returning provider_id, not exists (select from known where known.provider_id = collections.provider_id) as is_new`.execute(
    db,
  )
  const added = written.filter((row) => row.is_new).map((row) => row.provider_id)
  await addToCounter(db, run.store_id, 'collections_count', added.length)
  await placeProducts(db, run.store_id, added)
}

/** Products can arrive before their collection. */
async function placeProducts(db: TeamDatabase, storeId: number, collectionIds: string[]) {
  if (collectionIds.length === 0) return
  const team = currentTeam(db)
  await sql`
    insert into product_collections (team_id, product_id, collection_id)
    select ${team}, p.id, c.id from products p
    join collections c on c.team_id = ${team} and c.store_id = ${storeId} and c.provider_id = any(p.collection_provider_ids)
    where p.team_id = ${team} and p.store_id = ${storeId} and p.collection_provider_ids && ${collectionIds}::text[]
      and c.provider_id = any(${collectionIds}::text[])
    on conflict do nothing`.execute(db)
}

/** Deletes collections that the shop no longer has. */
export async function dropCollections(db: TeamDatabase, storeId: number, providerIds: string[]) {
  const dropped = await db
    .deleteFrom('collections')
    .where('store_id', '=', storeId)
    .where('provider_id', 'in', providerIds)
    .executeTakeFirst()
  await addToCounter(db, storeId, 'collections_count', -Number(dropped.numDeletedRows))
}

/**
 * Deletes the collections that the reading which just ended didn't meet, except unreadable ones that it met.
 */
export async function dropUnseenCollections(db: TeamDatabase, run: WriteScope) {
  const dropped = await db
    .deleteFrom('collections')
    .where('store_id', '=', run.store_id)
    .where('run', '<', run.run)
    .where('provider_id', 'not in', unreadIds(db, run, 'collections'))
    .executeTakeFirst()
  await addToCounter(db, run.store_id, 'collections_count', -Number(dropped.numDeletedRows))
}
