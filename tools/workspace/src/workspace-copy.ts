import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { workspaceEnvironment, workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

/** A workspace in a temporary folder, with a history of its own. */
export interface WorkspaceCopy {
  root: string
  /** Runs a program in it, and returns its exit code and all its output. */
  attempt: (command: string, ...args: string[]) => { code: number; output: string }
  /** Runs a program that must succeed, and returns its output. */
  run: (command: string, ...args: string[]) => string
  write: (path: string, text: string) => void
  /** Commits everything that changed, and returns the commit. */
  commit: (message: string) => string
  /** Returns to a commit, discarding everything since. */
  reset: (commit: string) => void
  remove: () => void
}

/** Settings of the surrounding run, such as the folder that Nx works in, don't apply to the copy. */
function ownEnvironment(root: string) {
  const environment = workspaceEnvironment({
    // Nx keeps its cache about a workspace in the workspace.
    NX_WORKSPACE_ROOT_PATH: root,
    // A release is signed by the person who makes it; nobody does here.
    GIT_AUTHOR_NAME: 'Tandem',
    GIT_AUTHOR_EMAIL: 'tandem@localhost',
    GIT_COMMITTER_NAME: 'Tandem',
    GIT_COMMITTER_EMAIL: 'tandem@localhost',
    NO_COLOR: '1',
  })
  const kept = new Set(['NX_DAEMON', 'NX_TUI', 'NX_ISOLATE_PLUGINS', 'NX_WORKSPACE_ROOT_PATH'])
  for (const name of Object.keys(environment))
    if (/^(NX_|VITEST|TANDEM_TASK_REPORT$|CHANGED_SINCE$|FORCE_COLOR$)/.test(name) && !kept.has(name))
      delete environment[name]
  return environment
}

/**
 * Links packages one by one: a link to the whole folder would make our own packages resolve to the original
 * workspace.
 */
function linkPackages(root: string) {
  const installed = resolve(workspaceRoot, 'node_modules')
  const packages = join(root, 'node_modules')
  mkdirSync(join(packages, '@tandem'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@tandem' && name !== '.cache') symlinkSync(join(installed, name), join(packages, name))
  for (const manifest of globSync('{apps,libs,tools}/*/package.json', { cwd: root })) {
    const folder = dirname(manifest)
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string }
    symlinkSync(join(root, folder), join(packages, name))
    const own = resolve(workspaceRoot, folder, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(root, folder, 'node_modules'))
  }
}

/**
 * Copies the workspace in its current state into a temporary folder with the same packages installed, and
 * commits it there.
 *
 * @param options.wanted decides which files are copied: all of them by default.
 * @param options.added files to add, or to replace copied ones.
 */
export function copyWorkspace(
  options: { wanted?: (path: string) => boolean; added?: Record<string, string> } = {},
): WorkspaceCopy {
  const { wanted = () => true, added = {} } = options
  const root = mkdtempSync(join(tmpdir(), 'tandem-copy-'))
  const environment = ownEnvironment(root)
  const attempt: WorkspaceCopy['attempt'] = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      env: environment,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    return { code: status ?? 1, output: stripVTControlCharacters(stdout + stderr) }
  }
  const run: WorkspaceCopy['run'] = (command, ...args) =>
    execFileSync(command, args, { cwd: root, env: environment, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const commit = (message: string) => {
    run('git', 'add', '--all')
    run('git', '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty', '--message', message)
    return run('git', 'rev-parse', 'HEAD').trim()
  }
  const reset = (to: string) => {
    run('git', 'reset', '--quiet', '--hard', to)
    run('git', 'clean', '--quiet', '--force', '-d')
  }
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    for (const path of workspaceFiles())
      if (wanted(path)) cpSync(resolve(workspaceRoot, path), join(root, path))
    for (const [path, text] of Object.entries(added)) write(path, text)
    linkPackages(root)
    run('git', 'init', '--quiet', '--initial-branch=main')
    // The ignore rule only matches a folder, and this is a link here.
    appendFileSync(join(root, '.git/info/exclude'), 'node_modules\n')
    commit('The workspace as it is')
  } catch (error) {
    remove()
    throw error
  }
  return { root, attempt, run, write, commit, reset, remove }
}
