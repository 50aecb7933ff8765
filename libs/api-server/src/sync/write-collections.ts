import { sql } from 'kysely'
import type { CollectionRow } from '@tandem/connectors'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { addToCounter } from './figures.ts'
import { storableJson } from './storable-json.ts'
import type { SyncRun } from './sync-state.ts'

/** Writes collections as the shop has them now. */
export async function writeCollections(db: TeamDatabase, run: SyncRun, rows: CollectionRow[]) {
  const team = currentTeam(db)
  const { rows: written } = await sql<{ is_new: boolean }>`
    with known as (select provider_id from collections where team_id = ${team} and store_id = ${run.store_id})
    insert into collections (team_id, store_id, provider_id, name, slug, parent_provider_id, run)
    select ${team}, ${run.store_id}, r.provider_id, r.name, r.slug, r.parent_provider_id, ${run.run}
    from jsonb_to_recordset(${storableJson(rows)}::jsonb)
      as r (provider_id text, name text, slug text, parent_provider_id text)
    on conflict (team_id, store_id, provider_id) do update set
      name = excluded.name, slug = excluded.slug, parent_provider_id = excluded.parent_provider_id, run = excluded.run
    returning not exists (select from known where known.provider_id = collections.provider_id) as is_new`.execute(
    db,
  )
  await addToCounter(db, run.store_id, 'collections_count', written.filter((row) => row.is_new).length)
}

/** Removes the collections that the reading which just ended did not meet. */
export async function dropUnseenCollections(db: TeamDatabase, run: SyncRun) {
  const dropped = await db
    .deleteFrom('collections')
    .where('store_id', '=', run.store_id)
    .where('run', '<', run.run)
    .executeTakeFirst()
  await addToCounter(db, run.store_id, 'collections_count', -Number(dropped.numDeletedRows))
}
