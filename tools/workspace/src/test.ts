import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { affectedProjects, changedFiles, findBase, targetsFor } from './choose-projects.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { runCommand, workspaceRoot } from './run-command.ts'
import { sumReports } from './sum-reports.ts'
import type { TaskOutcome } from './sum-reports.ts'

const targets = ['lint', 'typecheck', 'build', 'build-storybook', 'size', 'test', 'e2e']
const results = resolve(workspaceRoot, 'test-results')
const taskReport = resolve(results, 'tasks.json')
/** What one process compiles, the hundreds after it load. Nothing in it is older than the run. */
const compiled = resolve(workspaceRoot, 'node_modules/.cache/tandem-compiled')

const readJson = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

interface Choice {
  projects: string[]
  targets: string[]
  /** The commit since which tests of pages and stories are affected; without it they all run. */
  since?: string
}

function choose(options: { affected?: boolean; base?: string; projects?: string }): Choice {
  if (options.projects !== undefined) return { projects: ['--projects', options.projects], targets }
  if (options.affected !== true) return { projects: [], targets }
  const base = findBase(options.base)
  if (base === undefined) {
    console.log('There is no commit to compare with: everything is checked.')
    return { projects: [], targets }
  }
  const projects = affectedProjects(base)
  console.log(`Changed since ${base.slice(0, 10)}: ${projects.join(', ')}`)
  const chosen = { projects: ['--projects', projects.join(',')], since: base }
  const asked = targetsFor(changedFiles(base), targets)
  const leftOut = targets.filter((target) => !asked.includes(target))
  if (leftOut.length > 0)
    console.log(
      `Left out, for tests of libraries meet such a change: ${leftOut.join(', ')}. npm test runs all.`,
    )
  return { ...chosen, targets: asked }
}

/**
 * `npm test`: every check of the workspace, or with `--affected [--base REF]` those that a change can touch, or with
 * `--projects NAME,NAME` those of some projects.
 * Closes with one line `N passed, N failed`; exit code 1 on any failure and when nothing ran.
 */
export async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { affected: { type: 'boolean' }, base: { type: 'string' }, projects: { type: 'string' } },
  })
  try {
    await ensureBrowser()
  } catch (error) {
    console.log(`${(error as Error).message}\n0 passed, 1 failed`)
    process.exit(1)
  }
  // Reports of an earlier run must not count; where Nx's cache answers, it puts the right ones back.
  rmSync(results, { recursive: true, force: true })
  rmSync(compiled, { recursive: true, force: true })
  const { projects, targets: asked, since } = choose(values)
  await runCommand(
    'nx',
    ['run-many', `--targets=${asked.join(',')}`, '--parallel=3', '--outputStyle=stream', ...projects],
    {
      environment: {
        TANDEM_TASK_REPORT: taskReport,
        CHANGED_SINCE: since ?? '',
        NODE_COMPILE_CACHE: compiled,
      },
    },
  )

  const outcomes = (readJson(taskReport) ?? []) as TaskOutcome[]
  const readReport = (project: string) => readJson(resolve(results, project, 'results.json'))
  const sum = sumReports(outcomes, readReport, { mayRunNone: since !== undefined })
  for (const failure of sum.failures) console.log(`FAILED ${failure}`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0)
}
