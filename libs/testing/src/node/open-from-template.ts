import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { openPGlite } from '@tandem/api-server'

const workspace = resolve(import.meta.dirname, '../../../..')

/** The state that every new PGlite comes to by itself: the same for each version of it, whatever our migrations are. */
function templatePath() {
  const script = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(resolve(dirname(script), '../package.json'), 'utf8')) as {
    version: string
  }
  return resolve(workspace, `node_modules/.cache/tandem/pglite-${version}.tar`)
}

/** Opens an empty PGlite in memory; what takes it longest is done once per machine and then copied. */
export async function openFromTemplate() {
  const path = templatePath()
  if (existsSync(path)) return openPGlite({ snapshot: await openAsBlob(path) })
  const pglite = await openPGlite()
  const dump = await pglite.dumpDataDir('none')
  await mkdir(dirname(path), { recursive: true })
  // Several runs may come here together: each leaves a whole file.
  const own = `${path}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, path)
  return pglite
}
