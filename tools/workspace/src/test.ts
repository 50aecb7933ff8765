import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { areaOf, areaOfTexts } from './change-area.ts'
import { affectedProjects, changedFiles, findBase, house, targetsFor } from './choose-projects.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { pageLibraries } from './page-libraries.ts'
import { runCommand, workspaceRoot } from './run-command.ts'
import { sumReports } from './sum-reports.ts'
import type { TaskOutcome } from './sum-reports.ts'
import { testsOfTexts } from './tests-of-texts.ts'

/** The targets for `--projects`, which checks each project by itself. */
const alone = ['lint', 'typecheck', 'build', 'build-storybook', 'size', 'test', 'e2e-all']
/**
 * The targets otherwise: where starting a program takes most of the time, one run of it checks everything.
 */
const together = ['lint-all', 'typecheck-all', 'size', 'test', 'test-pages', 'e2e-all', 'build-storybook']
/** At night and before a release, packages and Storybook are built as they are published. */
const isNight = process.env.NIGHTLY === 'true'
const results = resolve(workspaceRoot, 'test-results')
const taskReport = resolve(results, 'tasks.json')
/**
 * The compile cache, which one process fills and hundreds of later ones load. It is emptied before each run.
 */
const compiled = resolve(workspaceRoot, 'node_modules/.cache/tandem-compiled')

const readJson = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

const tested = pageLibraries().map(({ name }) => name)
/** Projects whose tests run in another task, or at night only. */
const elsewhere = [...tested, ...(isNight ? [] : ['@tandem/tools-publishing'])]

/**
 * Targets that do nothing themselves but depend on others. One depends on the longest tests, because Nx
 * starts with dependencies; one on the types of all projects, including those whose tests run elsewhere; one
 * on all journeys, each once, because the `e2e` of a feature runs only some.
 */
const onlyNeed = ['long-first', 'typecheck-all', 'e2e-all']

const whole = () => ({
  projects: ['--exclude', elsewhere.join(',')],
  targets: [
    'long-first',
    ...(isNight ? [...together, 'build'] : together.filter((target) => target !== 'build-storybook')),
  ],
})

/** For a change in one area: rules and types of what changed, and the tests it needs. */
const areaTargets = ['lint-changed', 'typecheck', 'test']

interface Choice {
  projects: string[]
  targets: string[]
  /** The commit since which tests of pages and stories are affected; without it they all run. */
  since?: string
  /** The environment for tests, so that they leave out what the change can't affect directly. */
  environment?: Record<string, string>
}

function choose(options: { affected?: boolean; base?: string; projects?: string }): Choice {
  if (options.projects !== undefined) return { projects: ['--projects', options.projects], targets: alone }
  if (options.affected !== true) return whole()
  const base = findBase(options.base)
  if (base === undefined) {
    console.log('There is no commit to compare with: everything is checked.')
    return whole()
  }
  const changed = changedFiles(base)
  const area = areaOfTexts(changed, (messages) => testsOfTexts(messages, base)) ?? areaOf(changed)
  if (area !== undefined) {
    const asked = [...area.projects, house]
    const { ONLY_TESTS: quoting } = area.environment
    console.log(`Changed since ${base.slice(0, 10)} in one area: ${asked.join(', ')}. npm test runs all.`)
    if (quoting !== undefined)
      console.log(`Tests that quote a text which changed: ${quoting.replaceAll(',', ', ') || 'none'}.`)
    const environment = { ...area.environment, NARROW: 'true' }
    return { projects: ['--projects', asked.join(',')], targets: areaTargets, since: base, environment }
  }
  const projects = affectedProjects(base)
  console.log(`Changed since ${base.slice(0, 10)}: ${projects.join(', ')}`)
  const asked = targetsFor(changed, together)
  const leftOut = together.filter((target) => !asked.includes(target))
  if (leftOut.length > 0)
    console.log(
      `Left out, for tests of libraries meet such a change: ${leftOut.join(', ')}. npm test runs all.`,
    )
  const others = projects.filter((project) => !elsewhere.includes(project))
  return { projects: ['--projects', others.join(',')], targets: asked, since: base }
}

/**
 * `npm test`: every check of the workspace, or with `--affected [--base REF]` those that a change can affect,
 * or with `--projects NAME,NAME` those of some projects. Ends with one line `N passed, N failed`; exit code 1
 * on any failure and when nothing ran.
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
  // Reports of an earlier run must not count; Nx's cache restores the right ones.
  rmSync(results, { recursive: true, force: true })
  rmSync(compiled, { recursive: true, force: true })
  const { projects, targets: asked, since, environment } = choose(values)
  await runCommand(
    'nx',
    ['run-many', `--targets=${asked.join(',')}`, '--parallel=3', '--outputStyle=stream', ...projects],
    {
      environment: {
        TANDEM_TASK_REPORT: taskReport,
        CHANGED_SINCE: since ?? '',
        NODE_COMPILE_CACHE: compiled,
        ...environment,
      },
    },
  )

  const all = (readJson(taskReport) ?? []) as TaskOutcome[]
  const outcomes = all.filter(({ target }) => !onlyNeed.includes(target))
  const readReport = (project: string) => readJson(resolve(results, project, 'results.json'))
  const sum = sumReports(outcomes, readReport, {
    mayRunNone: since !== undefined,
    pageLibraries: tested,
  })
  for (const failure of sum.failures) console.log(`FAILED ${failure}`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0)
}
