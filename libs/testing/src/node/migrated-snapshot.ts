import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../../../..')
const schema = resolve(workspace, 'libs/api-server/src/database')
const maker = resolve(import.meta.dirname, 'make-snapshot.ts')
const cache = resolve(workspace, 'node_modules/.cache/tandem')

/** What a database with our tables comes to: decided by PGlite's version, by everything that migrations are made of and by how it is kept. */
function snapshotPath() {
  const script = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(readFileSync(resolve(dirname(script), '../package.json')))
  for (const file of [...globSync('**/*.ts', { cwd: schema }).toSorted(), maker])
    hash.update(file).update(readFileSync(resolve(schema, file)))
  return resolve(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Makes the file of a migrated database where there is none yet; answers where it is. */
export async function migratedSnapshot(): Promise<string> {
  const path = snapshotPath()
  if (existsSync(path)) {
    // In use, so not one of the old.
    await utimes(path, new Date(), new Date())
    return path
  }
  // To load the server takes a second, which whoever only serves the file need not wait for.
  const { makeSnapshot } = await import('./make-snapshot.ts')
  await makeSnapshot(path)
  return path
}
