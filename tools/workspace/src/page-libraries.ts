import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workspaceRoot } from './run-command.ts'

/** A library with pages, whose tests need a browser and the server. */
export interface PageLibrary {
  /** The Nx project, such as `@tandem/feature-auth`. */
  name: string
  /** The path from the top of the workspace, such as `libs/feature-auth`. */
  folder: string
}

/**
 * The libraries whose `vitest.config.ts` uses `inBrowser`: they are tested in one run, see
 * `vitest.pages.config.ts`.
 */
export const pageLibraries = (root = workspaceRoot): PageLibrary[] =>
  globSync('libs/*/vitest.config.ts', { cwd: root })
    .toSorted()
    .filter((path) => readFileSync(resolve(root, path), 'utf8').includes('inBrowser('))
    .map((path) => {
      const folder = dirname(path)
      const manifest = readFileSync(resolve(root, folder, 'package.json'), 'utf8')
      return { name: (JSON.parse(manifest) as { name: string }).name, folder }
    })
