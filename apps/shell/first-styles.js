import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The stylesheet of the parts that can be shown before sign-in. It needs a separate run, because Panda makes
 * one stylesheet at a time.
 */
export function firstStyles() {
  const folder = mkdtempSync(join(tmpdir(), 'first-styles-'))
  const file = join(folder, 'first.css')
  try {
    const panda = join(import.meta.dirname, '../../node_modules/.bin/panda')
    execFileSync(panda, ['cssgen', '--config', 'panda.first.config.ts', '--outfile', file, '--silent'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
