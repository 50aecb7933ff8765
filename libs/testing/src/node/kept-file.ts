import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../../../..')
const folder = resolve(workspace, 'node_modules/.cache/tandem')
const dayMs = 24 * 3600_000

/**
 * The path of a stored database, whose name says what it is and everything it is made of: PGlite, our sources, and
 * `facts`.
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

/** Creates a file if it doesn't exist: once, however many callers ask meanwhile. Returns its path. */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<string> {
  if (existsSync(path)) {
    // It is in use, so it doesn't count as old.
    await utimes(path, new Date(), new Date())
    return path
  }
  const made = making.get(path) ?? make()
  making.set(path, made)
  await made.finally(() => making.delete(path))
  return path
}

/** Stores a file, replaces all others of its kind, and deletes those that nobody has used for a day. */
export async function keep(path: string, content: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Several runs may write at the same time: each must leave a complete file, even when the machine stops.
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
