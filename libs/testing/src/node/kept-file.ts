import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../../../..')
const folder = resolve(workspace, 'node_modules/.cache/tandem')
const dayMs = 24 * 3600_000

/**
 * Where a database is kept: under a name that says what it is, and all that it is made of. That is PGlite, sources of
 * ours, and `facts`.
 */
export function keptPath(what: string, sources: string[], ...facts: string[]): string {
  const script = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const files = globSync(sources, { cwd: workspace, exclude: (path) => /\.test(?:-d)?\.ts$/.test(path) })
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of [resolve(dirname(script), '../package.json'), ...files.toSorted()])
    hash.update(file).update(readFileSync(resolve(workspace, file)))
  return resolve(folder, `${what}-${hash.digest('hex').slice(0, 16)}.tar`)
}

const making = new Map<string, Promise<void>>()

/** Has a file made where there is none yet: once, however many ask meanwhile. Answers where it is. */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<string> {
  if (existsSync(path)) {
    // In use, so not one of the old.
    await utimes(path, new Date(), new Date())
    return path
  }
  const made = making.get(path) ?? make()
  making.set(path, made)
  await made.finally(() => making.delete(path))
  return path
}

/** Keeps a file in place of all others of what it is, and forgets those that nobody has used for a day. */
export async function keep(path: string, content: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Several runs may come here together: each leaves a whole file, also where the machine stops.
  const own = `${path}.${process.pid}`
  await writeFile(own, Buffer.from(await content.arrayBuffer()), { flush: true })
  await rename(own, path)
  const what = path.replace(/(?<!\w)\w+\.tar$/, '')
  const isReplaced = (file: string) => file.startsWith(what) && file.endsWith('.tar')
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const old = globSync('{database,pglite,team}-*.tar*', { cwd: folder })
    .map((file) => resolve(folder, file))
    .filter((file) => file !== path && (isReplaced(file) || Date.now() - timeOf(file) > dayMs))
  await Promise.all(old.map((file) => rm(file, { force: true })))
}
