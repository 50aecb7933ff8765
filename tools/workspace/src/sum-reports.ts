/** How one Nx task ended, as nx-task-report.mjs leaves it. */
export interface TaskOutcome {
  project: string
  target: string
  status: string
}

/** Checks that passed and failed, and the failed ones in words. */
export interface Sum {
  passed: number
  failed: number
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

/** Targets that write `test-results/<project>/results.json`; every other task counts as one check. */
const reporting = ['test', 'e2e']

/** Makes what others need and is no check of its own, unless it fails. */
const preparing = ['codegen']

const succeeded = ['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache']

function sumVitest(report: VitestReport): Sum {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => test.fullName)
    // A file that could not even be loaded has no failed test of its own.
    return file.status === 'failed' && failed.length === 0
      ? [`${file.name} did not run: ${file.message}`]
      : failed
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

function sumPlaywright({ stats, errors }: PlaywrightReport): Sum {
  const failures = errors.map((error) => error.message ?? 'error outside a test')
  // A test that passes only when repeated is not passed: there is no budget for flakes.
  const failed = stats.unexpected + stats.flaky + failures.length
  if (stats.unexpected > 0) failures.push(`${stats.unexpected} journeys`)
  if (stats.flaky > 0) failures.push(`${stats.flaky} journeys passed only when repeated`)
  return { passed: stats.expected, failed, failures }
}

function sumTask(outcome: TaskOutcome, report: unknown): Sum {
  const title = `${outcome.project}:${outcome.target}`
  const ok = succeeded.includes(outcome.status)
  if (!reporting.includes(outcome.target)) {
    if (!ok) return { passed: 0, failed: 1, failures: [`${title} (${outcome.status})`] }
    return { passed: preparing.includes(outcome.target) ? 0 : 1, failed: 0, failures: [] }
  }
  if (typeof report !== 'object' || report === null) {
    return { passed: 0, failed: 1, failures: [`${title} left no report (${outcome.status})`] }
  }
  const sum =
    'stats' in report ? sumPlaywright(report as PlaywrightReport) : sumVitest(report as VitestReport)
  const nothingRan = ok && sum.passed + sum.failed === 0
  const failedElsewhere = !ok && sum.failed === 0
  if (nothingRan || failedElsewhere) {
    const why = nothingRan ? 'ran no test' : `failed outside its tests (${outcome.status})`
    return { passed: sum.passed, failed: 1, failures: [`${title} ${why}`] }
  }
  return { ...sum, failures: sum.failures.map((failure) => `${title}: ${failure}`) }
}

/**
 * Adds up what Nx ran. A test project counts by its report, and once as failed where the report is missing,
 * empty, or says less than the task's own outcome.
 *
 * @param readReport gives the parsed report of a project, or undefined where there is none.
 */
export function sumReports(outcomes: TaskOutcome[], readReport: (project: string) => unknown): Sum {
  const sums = outcomes.map((outcome) => sumTask(outcome, readReport(outcome.project)))
  return {
    passed: sums.reduce((total, sum) => total + sum.passed, 0),
    failed: sums.reduce((total, sum) => total + sum.failed, 0),
    failures: sums.flatMap((sum) => sum.failures),
  }
}
