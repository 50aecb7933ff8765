import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { changedFiles } from './choose-projects.ts'
import { runCommand, workspaceRoot } from './run-command.ts'

const since = process.env.CHANGED_SINCE ?? ''
if (since === '') throw new Error('CHANGED_SINCE names no commit')
const changed = changedFiles(since).filter((path) => existsSync(resolve(workspaceRoot, path)))
const sources = changed.filter((path) => /\.(?:tsx?|m?js)$/.test(path))
const texts = changed.filter((path) => /messages\.ts$|\.md$/.test(path))

// These rules check each file by itself; unused code can only be found in all files together.
const checks: [files: string[], program: string, ...options: string[]][] = [
  [sources, 'oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
  [sources, 'eslint', '--no-warn-ignored'],
  [changed, 'prettier', '--check', '--ignore-unknown'],
  [texts, 'cspell', '--no-progress', '--no-summary', '--no-must-find-files'],
]
const codes = [await runCommand('npm', ['run', '--silent', 'unused'])]
for (const [files, program, ...options] of checks)
  if (files.length > 0) codes.push(await runCommand(program, [...options, ...files]))
process.exit(codes.some((code) => code !== 0) ? 1 : 0)
