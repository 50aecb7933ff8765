import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDocument, readersOf } from './change-area.ts'
import { workspaceEnvironment, workspaceRoot } from './run-command.ts'

const readIn = (root: string, command: string, args: string[], input = '') =>
  execFileSync(command, args, {
    cwd: root,
    env: workspaceEnvironment(),
    input,
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

/** A test or a story of a library or an app, which no other project imports. */
const isTest = /^(libs|apps)\/([\w-]+)\/src\/.+\.(test|test-d|stories)\.tsx?$/

/**
 * The projects that must run for a test, a story or a page of documentation: its own, and those that show or
 * read it. Undefined for any other file, because other projects may depend on it.
 */
function ownProjects(path: string, root: string): string[] | undefined {
  if (isDocument(path)) return readersOf(path)
  const [, group, library, kind] = isTest.exec(path) ?? []
  if (library === undefined || !existsSync(resolve(root, group ?? '', library, 'package.json')))
    return undefined
  return [`@tandem/${library}`, ...(kind === 'stories' ? ['storybook'] : [])]
}

/**
 * The projects that changed since `base` or depend on one that did. Nx would also name all that depend on the
 * library of a changed test.
 */
export function affectedProjects(base: string, root = workspaceRoot): string[] {
  const changed = changedFiles(base, root)
  const own = changed.flatMap((path) => ownProjects(path, root) ?? [])
  const reaching = changed.filter((path) => ownProjects(path, root) === undefined)
  const affected: unknown =
    reaching.length === 0
      ? []
      : JSON.parse(
          readIn(root, 'nx', ['show', 'projects', '--affected', '--stdin', '--json'], reaching.join('\n')),
        )
  if (!Array.isArray(affected)) throw new Error('nx named no projects')
  return [...new Set([...affected.map(String), ...own, house])]
}
