import { createHash } from 'node:crypto'
import { existsSync, globSync, openAsBlob, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'

const workspace = resolve(import.meta.dirname, '../../../..')
const cache = resolve(workspace, 'node_modules/.cache/tandem')
const schema = resolve(workspace, 'libs/api-server/src/database')

const dayMs = 24 * 3600_000

/** Nobody copies them, and they are a third of what each opening would unpack; not to be dropped in one statement. */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // Or each opening would do all of it again.
  'checkpoint',
]

/** What a database with our tables comes to: decided by PGlite's version, by everything that migrations are made of and by how it is kept. */
function snapshotPath() {
  const script = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(readFileSync(resolve(dirname(script), '../package.json')))
  for (const file of [...globSync('**/*.ts', { cwd: schema }).toSorted(), import.meta.filename])
    hash.update(file).update(readFileSync(resolve(schema, file)))
  return resolve(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Makes the file of a migrated database where there is none yet; answers where it is. */
export async function migratedSnapshot(): Promise<string> {
  const path = snapshotPath()
  if (existsSync(path)) return path
  const pglite = await openPGlite()
  const database = embeddedDatabase(pglite)
  await migrate(database)
  for (const statement of dropTemplates) await pglite.exec(statement)
  const dump = await pglite.dumpDataDir('none')
  await database.destroy()
  await mkdir(cache, { recursive: true })
  // Several runs may come here together: each leaves a whole file.
  const own = `${path}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, path)
  await forgetOld(path)
  return path
}

/** Those of other migrations, which nobody has made for a day. */
async function forgetOld(kept: string) {
  const files = globSync('{database,pglite}-*.tar*', { cwd: cache }).map((file) => resolve(cache, file))
  const old = files.filter((file) => file !== kept && Date.now() - statSync(file).mtimeMs > dayMs)
  await Promise.all(old.map((file) => rm(file, { force: true })))
}

/** Opens a migrated PGlite in memory; migrating is done once per machine, and then copied. */
export const openMigrated = async () => openPGlite({ snapshot: await openAsBlob(await migratedSnapshot()) })
