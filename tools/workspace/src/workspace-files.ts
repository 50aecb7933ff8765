import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from './run-command.ts'

/**
 * The files of the workspace that are no product of another: committed ones and those that will be. Asked of an empty
 * repository beside it, so that they are known of an unpacked archive and of somebody else's clone, too.
 */
export function workspaceFiles(): Set<string> {
  const empty = mkdtempSync(join(tmpdir(), 'tandem-files-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', empty, '--work-tree', workspaceRoot, ...args], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
  try {
    git('init', '--quiet')
    return new Set(git('ls-files', '-z', '--others', '--exclude-standard').split('\0').filter(Boolean))
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
}
