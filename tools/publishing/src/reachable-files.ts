import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { importsOf } from './imports-of.ts'
import { publishedText } from './published-declarations.ts'

/** Files whose imports are followed. */
export const isCode = (path: string) => /\.(js|d\.ts)$/.test(path)

/** The declaration of a file: declarations import each other by the names of the sources. */
const declarationOf = (path: string) => path.replace(/\.(tsx?|js)$/, '.d.ts')

/**
 * Finds the target of a built file's import: next to it or, for files that no compiler copies, in the source
 * folder.
 */
function resolveImport(folder: string, importer: string, specifier: string) {
  const target = resolve(dirname(importer), specifier)
  const built = importer.endsWith('.d.ts') && !target.endsWith('.json') ? declarationOf(target) : target
  if (existsSync(built)) return { from: built, to: built }
  const inBuild = relative(resolve(folder, 'dist'), target)
  const written = [resolve(folder, 'src', inBuild), resolve(folder, inBuild)].find((path) => existsSync(path))
  if (written === undefined) throw new Error(`${importer} imports ${specifier}, which was not built`)
  return { from: written, to: target }
}

/**
 * The files that built entries need from their own package, themselves and all their imports, by their
 * published paths. A build leaves files of deleted sources behind, and builds some that no entry leads to:
 * neither are published.
 */
export function reachableFiles(folder: string, entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = entries.map((entry) => resolve(folder, entry)).map((path) => ({ from: path, to: path }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.to)) continue
    found.set(next.to, next.from)
    if (!isCode(next.to)) continue
    for (const specifier of importsOf(next.from, publishedText(next.from))) {
      if (specifier.startsWith('.')) waiting.push(resolveImport(folder, next.to, specifier))
    }
  }
  return found
}
