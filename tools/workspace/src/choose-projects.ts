import { execFileSync } from 'node:child_process'
import { workspaceEnvironment, workspaceRoot } from './run-command.ts'

const read = (command: string, args: string[]) =>
  execFileSync(command, args, {
    cwd: workspaceRoot,
    env: workspaceEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** The commit that changes are counted from, or undefined where there is none to compare with. */
export function findBase(wanted: string | undefined): string | undefined {
  const candidates = wanted === undefined || wanted === '' ? ['origin/main', 'main'] : [wanted]
  for (const candidate of candidates) {
    try {
      const base = read('git', ['merge-base', candidate, 'HEAD'])
      const unchanged =
        base === read('git', ['rev-parse', 'HEAD']) && read('git', ['status', '--porcelain']) === ''
      if (!unchanged) return base
    } catch {
      // A shallow or fresh clone, or a first push: there is no such commit here.
    }
  }
  return undefined
}

/** Checks of the whole house, which no change leaves alone: a run never passes by checking nothing. */
const always = '@tandem/tools-workspace'

/** The projects that changed since `base` or stand on one that did. */
export function affectedProjects(base: string): string[] {
  const affected: unknown = JSON.parse(
    read('nx', ['show', 'projects', '--affected', `--base=${base}`, '--json']),
  )
  if (!Array.isArray(affected)) throw new Error('nx named no projects')
  return [...new Set([...affected.map(String), always])]
}
