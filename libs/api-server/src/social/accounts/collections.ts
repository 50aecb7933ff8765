import { accountCollectionLimit, socialMessages } from '@tandem/api-contract'
import type { AccountCollection } from '@tandem/api-contract'
import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { nameKey } from '../../platform/lists/name-key.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import type { AccountsPath } from './queries.ts'

/** The collections of a path, newest first, or the one with `id`. */
export async function findCollections(
  db: TeamDatabase,
  { service, social }: AccountsPath,
  id?: number,
): Promise<AccountCollection[]> {
  return db
    .selectFrom('account_collections as c')
    .select([
      'c.id',
      'c.name',
      'c.created_at',
      sql<number>`(
        select count(*) from account_collection_members m
        where m.team_id = c.team_id and m.collection_id = c.id)`.as('accounts_count'),
    ])
    .where('c.service', '=', service)
    .where('c.social', '=', social)
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? 0))
    .orderBy('c.id', 'desc')
    .execute()
}

/** One collection. @throws MODEL_NOT_FOUND */
export async function findCollection(db: TeamDatabase, path: AccountsPath, id: number) {
  const [collection] = await findCollections(db, path, id)
  if (!collection) throw problem('MODEL_NOT_FOUND')
  return collection
}

const duplicate = (name: string) => fieldProblem('name', socialMessages.collection.duplicate(name))

/** Creates a collection; returns its id. @throws VALIDATION_FAILED for a name in use, or above the limit */
export async function insertCollection(
  db: TeamDatabase,
  { service, social }: AccountsPath,
  name: string,
  now: Date,
): Promise<number> {
  const kept = await db
    .selectFrom('account_collections')
    .select('id')
    .where('service', '=', service)
    .where('social', '=', social)
    .execute()
  if (kept.length >= accountCollectionLimit)
    throw fieldProblem('name', socialMessages.collection.tooMany(accountCollectionLimit))
  const added = await db
    .insertInto('account_collections')
    .values({ service, social, name, name_key: nameKey(name), created_at: now })
    .onConflict((conflict) => conflict.constraint('account_collections_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw duplicate(name)
  return added.id
}

/** Returns the earlier state. @throws MODEL_NOT_FOUND, VALIDATION_FAILED for a name in use */
export async function renameCollection(db: TeamDatabase, path: AccountsPath, id: number, name: string) {
  // Lock first: otherwise two simultaneous renames could both find the name free, and the constraint would
  // fail the second.
  await db
    .selectFrom('account_collections')
    .select('id')
    .where('service', '=', path.service)
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = await findCollection(db, path, id)
  const name_key = nameKey(name)
  const other = await db
    .selectFrom('account_collections')
    .select('id')
    .where('service', '=', path.service)
    .where('social', '=', path.social)
    .where('name_key', '=', name_key)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw duplicate(name)
  await db.updateTable('account_collections').set({ name, name_key }).where('id', '=', id).execute()
  return before
}

/** Their names. @throws COLLECTION_NOT_FOUND when one of them does not belong to the path */
export async function requireCollections(
  db: TeamDatabase,
  { service, social }: AccountsPath,
  ids: number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('account_collections')
    .select(['id', 'name'])
    .where('service', '=', service)
    .where('social', '=', social)
    .where('id', 'in', ids)
    // Locked, so that none is deleted before accounts are added to it.
    .forShare()
    .execute()
  if (found.length < ids.length) {
    throw problem('COLLECTION_NOT_FOUND', { errors: { collection_ids: [socialMessages.collection.unknown] } })
  }
  return found
}

/** Adds accounts to collections that don't have them yet. */
export async function addMembers(db: TeamDatabase, account_ids: number[], collection_ids: number[]) {
  if (account_ids.length === 0 || collection_ids.length === 0) return
  await sql`
    insert into account_collection_members (team_id, collection_id, account_id)
    select ${currentTeam(db)}, collection_id, account_id
    from unnest(${collection_ids}::bigint[]) as collection_id, unnest(${account_ids}::bigint[]) as account_id
    on conflict do nothing`.execute(db)
}

/** Removes an account from all other collections. */
export async function dropOtherMembers(db: TeamDatabase, account_id: number, collection_ids: number[]) {
  await db
    .deleteFrom('account_collection_members')
    .where('account_id', '=', account_id)
    .$if(collection_ids.length > 0, (query) => query.where('collection_id', 'not in', collection_ids))
    .execute()
}
