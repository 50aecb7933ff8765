import { globSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'

const dayMs = 24 * 3600_000

/** Nobody copies them, and they are a third of what each opening would unpack; not to be dropped in one statement. */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // Or each opening would do all of it again.
  'checkpoint',
]

/** Keeps a copy of a migrated database at a path. */
export async function makeSnapshot(path: string): Promise<void> {
  const pglite = await openPGlite()
  const database = embeddedDatabase(pglite)
  await migrate(database)
  for (const statement of dropTemplates) await pglite.exec(statement)
  const dump = await pglite.dumpDataDir('none')
  await database.destroy()
  await mkdir(dirname(path), { recursive: true })
  // Several runs may come here together: each leaves a whole file.
  const own = `${path}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, path)
  await forgetOld(path)
}

/** Those of other migrations, which nobody has used for a day. */
async function forgetOld(kept: string) {
  const cwd = dirname(kept)
  const files = globSync('{database,pglite}-*.tar*', { cwd }).map((file) => resolve(cwd, file))
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const old = files.filter((file) => file !== kept && Date.now() - timeOf(file) > dayMs)
  await Promise.all(old.map((file) => rm(file, { force: true })))
}
