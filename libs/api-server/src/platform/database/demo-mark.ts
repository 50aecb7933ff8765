import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, WholeDatabase } from './database.ts'

/**
 * The demo's account. Its password is public, so a database that has it is a demo's, whatever its version.
 */
const demoAddress = 'demo@tandem.test'

/**
 * Whether a demo created the database, now or in an earlier version, or it was restored from a demo's backup.
 */
export async function isDemoDatabase(db: Kysely<Database>): Promise<boolean> {
  const { rows: found } = await sql<{ has_mark: boolean; has_logins: boolean }>`
    select to_regclass('public.demo_mark') is not null as has_mark,
      to_regclass('public.logins') is not null as has_logins`.execute(db)
  const has = found[0]
  if (has?.has_mark && (await db.selectFrom('demo_mark').select('made_at').executeTakeFirst())) return true
  if (!has?.has_logins) return false
  const login = await db
    .selectFrom('logins')
    .select('team_id')
    .where('email', '=', demoAddress)
    .executeTakeFirst()
  return login !== undefined
}

/** Whether the database of any version has teams. */
export async function hasTeams(db: WholeDatabase): Promise<boolean> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.teams') is not null as there`.execute(db)
  if (found[0]?.there !== true) return false
  return (await db.selectFrom('teams').select('team_id').limit(1).executeTakeFirst()) !== undefined
}

/** Marks the database permanently as a demo's. */
export async function markDemo(db: WholeDatabase, now: Date): Promise<void> {
  await sql`insert into demo_mark (made_at) values (${now.toISOString()}) on conflict do nothing`.execute(db)
}
