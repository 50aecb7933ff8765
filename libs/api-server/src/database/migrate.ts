import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { WholeDatabase } from './database.ts'
import * as teams from './migrations/0001-teams.ts'
import * as commerce from './migrations/0002-commerce.ts'

/** In the order they run; forward only. */
const migrations: Record<string, Migration> = {
  '0001-teams': teams,
  '0002-commerce': commerce,
}

const migrator = (db: WholeDatabase) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Brings the schema up to date, once, under a lock: several processes may start together. */
export async function migrate(db: WholeDatabase): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

/** Whether the schema is the one this code was written for. */
export async function isMigrated(db: WholeDatabase): Promise<boolean> {
  const known = await migrator(db).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}
