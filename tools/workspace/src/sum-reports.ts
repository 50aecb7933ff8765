import { stripVTControlCharacters } from 'node:util'

/** How one Nx task ended, as nx-task-report.mjs reports it. */
export interface TaskOutcome {
  project: string
  target: string
  status: string
  /** The end of a failed task's output. */
  output?: string
}

/** The number of checks that passed and failed, and a description of the failed ones. */
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
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { errors: { message: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number }
  errors: { message?: string }[]
}

/** Targets that write `test-results/<project>/results.json`; every other task counts as one check. */
const reporting = ['test', 'e2e']

/** Targets that prepare others: they count as a check only if they fail. */
const preparing = ['codegen']

const succeeded = ['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache']

const withMessages = (name: string, messages: string[]) =>
  `${name}: ${stripVTControlCharacters(messages.join('\n') || 'no error message')}`

function sumVitest(report: VitestReport): Sum {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withMessages(test.fullName, test.failureMessages))
    // A file that couldn't be loaded has no failed tests.
    return file.status === 'failed' && failed.length === 0
      ? [`${file.name} did not run: ${file.message}`]
      : failed
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/**
 * The failed journeys of a suite, each with its errors: the first says that the time was up, the second where
 * it waited.
 */
function failedJourneys({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const told = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return withMessages(`${file} › ${title}`, told)
      }),
  )
  return [...here, ...suites.flatMap(failedJourneys)]
}

function sumPlaywright(report: PlaywrightReport): Sum {
  const { stats, errors } = report
  const outside = errors.map((error) => error.message ?? 'error outside a test')
  return {
    passed: stats.expected,
    failed: stats.unexpected + outside.length,
    failures: [...outside, ...failedJourneys(report)],
  }
}

/** Adds the task's own output when no report says what went wrong, such as for an uncaught error. */
const withOutput = (failure: string, { output }: TaskOutcome) =>
  output ? `${failure}\n${stripVTControlCharacters(output)}` : failure

function sumTask(outcome: TaskOutcome, report: unknown, mayRunNone: boolean): Sum {
  const title = `${outcome.project}:${outcome.target}`
  const ok = succeeded.includes(outcome.status)
  const one = (failure: string): Sum => ({ passed: 0, failed: 1, failures: [failure] })
  if (!reporting.includes(outcome.target)) {
    if (!ok) return one(withOutput(`${title} (${outcome.status})`, outcome))
    return { passed: preparing.includes(outcome.target) ? 0 : 1, failed: 0, failures: [] }
  }
  if (ok && mayRunNone && report === undefined) return { passed: 0, failed: 0, failures: [] }
  if (typeof report !== 'object' || report === null) return one(`${title} left no report (${outcome.status})`)
  const sum =
    'stats' in report ? sumPlaywright(report as PlaywrightReport) : sumVitest(report as VitestReport)
  if (ok && !mayRunNone && sum.passed + sum.failed === 0) return one(`${title} ran no test`)
  const titled = (names: string[]) => names.map((name) => `${title}: ${name}`)
  if (ok || sum.failed > 0) return { ...sum, failures: titled(sum.failures) }
  const outside = withOutput(`${title} failed outside its tests (${outcome.status})`, outcome)
  return { passed: sum.passed, failed: 1, failures: [outside] }
}

/** The run that tests all libraries with pages; each of them has a report of its own, below `pages/`. */
const together = 'test-pages'

interface Together {
  libraries: readonly string[]
  readReport: ReadReport
  mayRunNone: boolean
}

/** Counts each library as if it had been tested alone, and errors outside of them once. */
function sumTogether(outcome: TaskOutcome, { libraries, readReport, mayRunNone }: Together): Sum {
  const sums = libraries.map((project) =>
    sumTask({ project, target: 'test', status: 'success' }, readReport(`pages/${project}`), mayRunNone),
  )
  const sum = addUp(sums)
  if (succeeded.includes(outcome.status) || sum.failed > 0) return sum
  const failure = `${outcome.project}:${together} failed outside its tests (${outcome.status})`
  return addUp([sum, { passed: 0, failed: 1, failures: [withOutput(failure, outcome)] }])
}

const addUp = (sums: readonly Sum[]): Sum => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.reduce((total, sum) => total + sum.failed, 0),
  failures: sums.flatMap((sum) => sum.failures),
})

type ReadReport = (project: string) => unknown

/**
 * Adds up the tasks that Nx ran. A test project counts by its report, and as one failure if the report is
 * missing or empty, or has no failure although the task failed.
 *
 * @param readReport returns the parsed report of a project, or undefined if there is none.
 * @param options.mayRunNone a project may have no selected tests, and so no report.
 * @param options.pageLibraries the libraries that `test-pages` tests together.
 */
export function sumReports(
  outcomes: TaskOutcome[],
  readReport: ReadReport,
  {
    mayRunNone = false,
    pageLibraries = [],
  }: { mayRunNone?: boolean; pageLibraries?: readonly string[] } = {},
): Sum {
  return addUp(
    outcomes.map((outcome) =>
      outcome.target === together
        ? sumTogether(outcome, { libraries: pageLibraries, readReport, mayRunNone })
        : sumTask(outcome, readReport(outcome.project), mayRunNone),
    ),
  )
}
