import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { workspaceRoot } from './run-command.ts'

interface Package {
  folder: string
  exports: Record<string, string | Record<string, string>>
}

function readPackages(): Map<string, Package> {
  const manifests = globSync('{apps,libs,tools}/*/package.json', { cwd: workspaceRoot })
  return new Map(
    manifests.map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(resolve(workspaceRoot, path), 'utf8')) as {
        name: string
        exports?: Package['exports']
      }
      return [name, { folder: dirname(path), exports }]
    }),
  )
}

/**
 * Follows imports from file to file, including into the sources of our own packages. Paths start at the
 * workspace.
 */
export class ImportTrail {
  readonly #files: Set<string>
  readonly #packages = readPackages()
  readonly #imports = new Map<string, string[]>()

  constructor(files: Set<string>) {
    this.#files = files
  }

  /** All files that these files lead to, including themselves. */
  follow(start: string[]): Set<string> {
    const seen = new Set<string>()
    const ahead = [...start]
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      ahead.push(...this.#importsOf(path))
    }
    return seen
  }

  /** The direct imports of each file, including types. */
  importsOfEach(paths: string[]): Map<string, string[]> {
    return new Map(paths.map((path) => [path, this.#importsOf(path)]))
  }

  #importsOf(path: string): string[] {
    const known = this.#imports.get(path)
    if (known !== undefined) return known
    const found = /\.(tsx?|m?js)$/.test(path)
      ? ts
          .preProcessFile(readFileSync(resolve(workspaceRoot, path), 'utf8'), true, true)
          .importedFiles.flatMap(({ fileName }) => this.#resolve(path, fileName.replace(/\?.*$/, '')))
      : []
    this.#imports.set(path, found)
    return found
  }

  #resolve(from: string, imported: string): string[] {
    if (imported.startsWith('.')) {
      const path = relative(workspaceRoot, resolve(workspaceRoot, dirname(from), imported))
      return this.#files.has(path) ? [path] : []
    }
    const [scope, name, ...rest] = imported.split('/')
    const ours = this.#packages.get(`${scope}/${name}`)
    if (ours === undefined) return []
    const entry = ours.exports[['.', ...rest].join('/')]
    const source = typeof entry === 'string' ? entry : entry?.['@tandem/source']
    // The manifest decides where a name leads, even to a generated file.
    return [
      join(ours.folder, 'package.json'),
      ...(source === undefined ? [] : [join(ours.folder, source)]),
    ].filter((path) => this.#files.has(path))
  }
}
