import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { runCommand, workspaceRoot } from './run-command.ts'

const sources = ['apps/shell/**/*', 'libs/*/**/*', '*.json', '*.ts']
const generated = new Set(['node_modules', 'dist', 'styled-system'])

const exclude = (path: string) => generated.has(basename(path))

const built = resolve(workspaceRoot, 'apps/shell/dist')
/** Inside the build, so that replacing the build removes the mark too. */
const mark = resolve(built, '.built-from')

/** A hash of everything that the shell is built from, and more: a changed test counts too. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: workspaceRoot, exclude }).toSorted()) {
    const file = resolve(workspaceRoot, path)
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const isFresh = (sourcesNow: string) =>
  existsSync(resolve(built, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === sourcesNow

/**
 * Builds the shell unless it is up to date, and resolves to the exit code. Nx could check that too, but takes
 * seconds to start; this takes a tenth of a second.
 */
export async function buildShell() {
  const sourcesNow = fingerprint()
  if (isFresh(sourcesNow)) return 0
  console.log('Building the shell.')
  const code = await runCommand('nx', ['run', '@tandem/shell:build', '--outputStyle=static'], { quiet: true })
  if (code === 0) writeFileSync(mark, sourcesNow)
  return code
}
