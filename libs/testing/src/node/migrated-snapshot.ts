import { openAsBlob } from 'node:fs'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import { keep, madeOnce } from './kept-file.ts'
import { migratedPath } from './migrated-path.ts'

/**
 * Nobody copies the template databases, which are a third of the data to unpack. One statement can't drop all of them.
 */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // Otherwise each opening would replay all of it.
  'checkpoint',
]

/** A copy of a migrated database; each machine migrates once. */
export const migratedSnapshot = async (): Promise<Blob> => {
  const path = migratedPath()
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
