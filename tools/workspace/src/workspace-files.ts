import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from './run-command.ts'

/**
 * The source files of the workspace: committed files and those that will be. It uses an empty repository
 * elsewhere, so that it also works in an unpacked archive and in another person's clone.
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
