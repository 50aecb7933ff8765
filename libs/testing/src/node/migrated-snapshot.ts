import { openAsBlob } from 'node:fs'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import { keep, keptPath, madeOnce } from './kept-file.ts'

/** What a database with our tables comes to: decided by everything that migrations are made of and by how it is kept. */
const sources = [
  'libs/api-server/src/platform/database/**/*.ts',
  'libs/testing/src/node/migrated-snapshot.ts',
]

/** Nobody copies them, and they are a third of what each opening would unpack; not to be dropped in one statement. */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // Or each opening would do all of it again.
  'checkpoint',
]

/** A copy of a migrated database; migrating is done once per machine. */
export const migratedSnapshot = async (): Promise<Blob> => {
  const path = keptPath('database', sources)
  return openAsBlob(await madeOnce(path, async () => keep(path, await makeSnapshot())))
}

async function makeSnapshot() {
  const pglite = await openPGlite()
  const database = embeddedDatabase(pglite)
  await migrate(database)
  for (const statement of dropTemplates) await pglite.exec(statement)
  const dump = await pglite.dumpDataDir('none')
  await database.destroy()
  return dump
}
