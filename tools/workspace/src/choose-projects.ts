import { execFileSync } from 'node:child_process'
import { workspaceEnvironment, workspaceRoot } from './run-command.ts'

/** Git puts names with non-ASCII letters into quotes, and Nx finds no project for those. */
function plainPaths() {
  const others = Number(process.env.GIT_CONFIG_COUNT ?? 0)
  return {
    GIT_CONFIG_COUNT: `${others + 1}`,
    [`GIT_CONFIG_KEY_${others}`]: 'core.quotePath',
    [`GIT_CONFIG_VALUE_${others}`]: 'false',
  }
}

const readIn = (root: string, command: string, args: string[]) =>
  execFileSync(command, args, {
    cwd: root,
    env: workspaceEnvironment(plainPaths()),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // The error contains the message.
    stdio: 'pipe',
  }).trim()

/** The commit that changes are compared with, or undefined if there is none. */
export function findBase(wanted: string | undefined, root = workspaceRoot): string | undefined {
  const read = (...args: string[]) => readIn(root, 'git', args)
  const candidates = wanted === undefined || wanted === '' ? ['origin/main', 'main'] : [wanted]
  for (const candidate of candidates) {
    try {
      const base = read('merge-base', candidate, 'HEAD')
      const unchanged = base === read('rev-parse', 'HEAD') && read('status', '--porcelain') === ''
      if (!unchanged) return base
    } catch {
      // In a shallow or fresh clone, or for a first push, the commit doesn't exist here.
    }
  }
  return undefined
}

/** The paths that changed since `base`, committed or not. A moved file is listed with both paths. */
export function changedFiles(base: string, root = workspaceRoot): string[] {
  const list = (...args: string[]) => readIn(root, 'git', args).split('\0')
  const changed = [
    ...list('diff', '--name-only', '--no-renames', '-z', base),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return changed.filter((path) => path !== '')
}

/**
 * Paths whose changes only these checks can show. Journeys: how apps fit together, and what every page uses.
 * The bundled Storybook: its frame, and its pages of text. Every other change is covered by the tests of its
 * library, its stories, and the tests of pages that use it.
 */
const shownBy = {
  'e2e-all':
    /^(?:apps\/|libs\/(?:api-contract|api-client|session|styles)\/|(?:package|package-lock|nx|tsconfig\.base)\.json$)/,
  'build-storybook':
    /^(?:\.storybook\/|.*\.mdx$|vitest\.shared\.ts$|(?:package|package-lock|nx|tsconfig\.base)\.json$)/,
}

/** The targets that a change of these files needs. */
export const targetsFor = (changed: readonly string[], targets: readonly string[]): string[] =>
  targets.filter((target) => {
    const shown = Object.entries(shownBy).find(([name]) => name === target)?.[1]
    return shown === undefined || changed.some((path) => shown.test(path))
  })

/** Checks of the whole workspace, which run for every change, so that no run checks nothing. */
export const house = '@tandem/tools-workspace'

/** The projects that changed since `base` or depend on one that did. */
export function affectedProjects(base: string, root = workspaceRoot): string[] {
  const affected: unknown = JSON.parse(
    readIn(root, 'nx', ['show', 'projects', '--affected', `--base=${base}`, '--json']),
  )
  if (!Array.isArray(affected)) throw new Error('nx named no projects')
  return [...new Set([...affected.map(String), house])]
}
