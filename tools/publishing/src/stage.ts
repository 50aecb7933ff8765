import { cpSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { publishedModule } from './client-modules.ts'
import { packageIn, readManifest } from './public-packages.ts'
import { publishedText } from './published-declarations.ts'
import { entryFiles, publishedManifest } from './published-manifest.ts'
import { isCode, reachableFiles } from './reachable-files.ts'

/** The files that `files` names except code: data, pictures, stylesheets. */
const namedFiles = (folder: string, patterns: readonly string[] = []) =>
  patterns
    .flatMap((pattern) => globSync([pattern, `${pattern}/**/*`], { cwd: folder }))
    .filter((path) => statSync(resolve(folder, path)).isFile())
    // The build contains code and what code imports, which is found by following imports.
    .filter((path) => !isCode(path) && !path.startsWith('dist/'))

/**
 * Writes the published files of a library to its staged folder: what its entries lead to, what `files` names,
 * licence, README, and a package.json without anything that only this workspace has.
 *
 * node tools/publishing/src/stage.ts libs/format
 */
export function stage(folder: string) {
  const { manifest, staged } = packageIn(folder)
  const { repository } = readManifest(workspaceRoot)
  const directory = relative(workspaceRoot, folder)
  const published = publishedManifest(manifest, repository && { repository, directory })
  rmSync(staged, { recursive: true, force: true })
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(resolve(staged, to)), { recursive: true })
    if (to.endsWith('.d.ts')) writeFileSync(resolve(staged, to), publishedText(from))
    else if (to.endsWith('.js')) writeFileSync(resolve(staged, to), publishedModule(manifest, from))
    else cpSync(from, resolve(staged, to))
  }
  for (const path of namedFiles(folder, manifest.files)) copy(resolve(folder, path), path)
  for (const [to, from] of reachableFiles(folder, entryFiles(published))) copy(from, relative(folder, to))
  copy(resolve(workspaceRoot, 'LICENSE'), 'LICENSE')
  writeFileSync(resolve(staged, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Which library? node tools/publishing/src/stage.ts libs/format')
  stage(resolve(folder))
}
