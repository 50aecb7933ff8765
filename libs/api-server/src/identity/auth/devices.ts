import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { UserKey } from './directory.ts'

/** The part of the directory about a person's own sessions. */

/** A valid session, as its owner sees it. */
export interface Device {
  id: number
  address: string | null
  user_agent: string | null
  created_at: string
  used_at: string
}

interface Alive {
  createdAfter: Date
  usedAfter: Date
}

/** More than anybody reads; programs that sign in repeatedly have more. */
const shown = 200

/** The valid sessions of a user, most recently used first. */
export const findDevices = (db: Kysely<Database>, user: UserKey, alive: Alive): Promise<Device[]> =>
  living(db, user, alive).orderBy('used_at', 'desc').orderBy('id', 'desc').limit(shown).execute()

/** One of a user's valid sessions, if it is theirs. */
export const findDevice = (
  db: Kysely<Database>,
  user: UserKey,
  id: number,
  alive: Alive,
): Promise<Device | undefined> => living(db, user, alive).where('id', '=', id).executeTakeFirst()

/** The number of a user's valid sessions, without one to keep. */
export async function countDevices(
  db: Kysely<Database>,
  user: UserKey,
  alive: Alive,
  kept?: number,
): Promise<number> {
  const { count } = await living(db, user, alive)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? 0))
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ends one session of a user. */
export async function endDevice(db: Kysely<Database>, { team_id, user_id }: UserKey, id: number) {
  await db
    .deleteFrom('sessions')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

const living = (db: Kysely<Database>, { team_id, user_id }: UserKey, { createdAfter, usedAfter }: Alive) =>
  db
    .selectFrom('sessions')
    .select(['id', 'address', 'user_agent', 'created_at', 'used_at'])
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('created_at', '>', createdAfter.toISOString())
    .where('used_at', '>', usedAfter.toISOString())
