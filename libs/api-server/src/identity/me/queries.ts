import { sql } from 'kysely'
import type { Meta, User } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { problem } from '../../platform/request/problem.ts'

/** A user of the team with their preferences and the stores to choose from. */
export async function findUser(db: TeamDatabase, userId: number): Promise<User> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'profile_picture', 'timezone', 'language', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw problem('UNAUTHENTICATED')
  const team = await db
    .selectFrom('teams')
    .select(['team_id as id', 'name', 'timezone', 'week_start', 'deletes_at'])
    .executeTakeFirstOrThrow()
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name', 'type', 'default_currency'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const default_filters = await listDefaultFilters(db)
  return { ...user, metas: await listMetas(db, userId), team: { ...team, stores, default_filters } }
}

const listDefaultFilters = (db: TeamDatabase): Promise<User['team']['default_filters']> =>
  db
    .selectFrom('saved_filters')
    .select(['list', 'id'])
    .where('is_team_default', '=', true)
    .where('visible_to_team', '=', true)
    .orderBy('list')
    .execute()

export async function listMetas(db: TeamDatabase, userId: number): Promise<Meta[]> {
  return db
    .selectFrom('user_metas')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute()
}

/** Replaces or adds each preference. */
export async function saveMetas(db: TeamDatabase, userId: number, changes: Record<string, string>) {
  await db
    .insertInto('user_metas')
    .values(Object.entries(changes).map(([key, value]) => ({ user_id: userId, key, value })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'user_id', 'key']).doUpdateSet({ value: sql`excluded.value` }),
    )
    .execute()
}
