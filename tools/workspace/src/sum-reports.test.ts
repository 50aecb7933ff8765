import { describe, expect, it } from 'vitest'
import { sumReports } from './sum-reports.ts'
import type { TaskOutcome } from './sum-reports.ts'

const outcome = (target: string, status = 'success'): TaskOutcome => ({
  project: '@tandem/x',
  target,
  status,
})

interface VitestTests {
  passed: string[]
  failed?: string[]
}

const failureMessages = ['AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m']

const vitest = ({ passed, failed }: VitestTests, files: object[] = []) => ({
  numPassedTests: passed.length,
  testResults: [
    {
      name: 'a.test.ts',
      status: failed === undefined ? 'passed' : 'failed',
      message: '',
      assertionResults: [
        ...passed.map((fullName) => ({ status: 'passed', fullName, failureMessages: [] })),
        ...(failed ?? []).map((fullName) => ({ status: 'failed', fullName, failureMessages })),
      ],
    },
    ...files,
  ],
})

const playwright = (stats: object, errors: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, ...stats },
  errors,
})

const sum = (outcomes: TaskOutcome[], report?: unknown) => {
  const { passed, failed } = sumReports(outcomes, () => report)
  return { passed, failed }
}

describe('sumReports', () => {
  it('counts each test of a report, and each other task as one check', () => {
    const report = vitest({ passed: ['adds', 'subtracts'] })
    expect(sum([outcome('test'), outcome('lint'), outcome('typecheck', 'local-cache')], report)).toEqual({
      passed: 4,
      failed: 0,
    })
  })

  it('counts a project without selected tests as passed only if that is allowed', () => {
    const none = vitest({ passed: [] })
    for (const report of [undefined, none]) {
      expect(sumReports([outcome('test')], () => report, { mayRunNone: true })).toEqual({
        passed: 0,
        failed: 0,
        failures: [],
      })
      expect(sum([outcome('test')], report)).toEqual({ passed: 0, failed: 1 })
    }
    expect(sumReports([outcome('test', 'failure')], () => none, { mayRunNone: true }).failed).toBe(1)
  })

  it('counts preparing tasks only when they fail', () => {
    expect(sum([outcome('codegen')])).toEqual({ passed: 0, failed: 0 })
    expect(sum([outcome('codegen', 'failure')])).toEqual({ passed: 0, failed: 1 })
  })

  it('names the failed test, and its error', () => {
    const report = vitest({ passed: ['adds'], failed: ['subtracts'] })
    expect(sumReports([outcome('test', 'failure')], () => report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['@tandem/x:test: subtracts: AssertionError: expected 1 to be 2'],
    })
  })

  it('names the failed journey, its place and all its errors', () => {
    const errors = [
      { message: '\u001B[31mTest timeout exceeded.\u001B[39m' },
      { message: 'Error: locator.tap: waiting for the button' },
    ]
    const spec = {
      title: 'a store is connected',
      file: 'connect.e2e.ts',
      tests: [{ status: 'unexpected', results: [{ errors }] }],
    }
    const passing = {
      title: 'orders are found',
      file: 'connect.e2e.ts',
      tests: [{ status: 'expected', results: [{ errors: [] }] }],
    }
    const silent = {
      title: 'a failure that was awaited',
      file: 'connect.e2e.ts',
      tests: [{ status: 'unexpected', results: [{ errors: [] }] }],
    }
    const report = {
      ...playwright({ expected: 1, unexpected: 2 }),
      suites: [{ specs: [passing], suites: [{ specs: [spec, silent] }] }],
    }
    expect(sumReports([outcome('e2e', 'failure')], () => report).failures).toEqual([
      '@tandem/x:e2e: connect.e2e.ts › a store is connected: Test timeout exceeded.\nError: locator.tap: waiting for the button',
      '@tandem/x:e2e: connect.e2e.ts › a failure that was awaited: no error message',
    ])
  })

  it.each([
    ['a test project without a report', outcome('test'), undefined],
    ['a report in which nothing ran', outcome('test'), vitest({ passed: [] })],
    ['a project that failed outside its tests', outcome('test', 'failure'), vitest({ passed: ['adds'] })],
    [
      'a file that could not be loaded',
      outcome('test', 'failure'),
      vitest({ passed: ['adds'] }, [
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ]),
    ],
    ['a journey that failed', outcome('e2e', 'failure'), playwright({ expected: 3, unexpected: 1 })],
    ['a browser that did not start', outcome('e2e', 'failure'), playwright({}, [{ message: 'no browser' }])],
    ['a task that was never reached', outcome('build', 'skipped'), undefined],
    ['a lint that failed', outcome('lint', 'failure'), undefined],
  ])('counts %s as one failure', (_what, task, report) => {
    expect(sum([task], report).failed).toBe(1)
  })

  describe('of libraries that are tested together', () => {
    const together = { project: '@tandem/tools', target: 'test-pages' }
    const reports: Record<string, unknown> = {
      'pages/@tandem/x': vitest({ passed: ['adds', 'subtracts'] }),
      'pages/@tandem/y': vitest({ passed: ['opens'] }),
      'pages/@tandem/z': vitest({ passed: [], failed: ['closes'] }),
    }
    const sumOf = (status: string, ...pageLibraries: string[]) =>
      sumReports([{ ...together, status }], (project) => reports[project], { pageLibraries })

    it('counts each library by its own report, and names the library of a failed test', () => {
      expect(sumOf('success', '@tandem/x', '@tandem/y')).toEqual({ passed: 3, failed: 0, failures: [] })
      expect(sumOf('failure', '@tandem/x', '@tandem/z')).toEqual({
        passed: 2,
        failed: 1,
        failures: ['@tandem/z:test: closes: AssertionError: expected 1 to be 2'],
      })
    })

    it('fails for a library without a report, and if all tests passed but the run failed', () => {
      expect(sumOf('success', '@tandem/x', '@tandem/none').failures).toEqual([
        '@tandem/none:test left no report (success)',
      ])
      expect(sumOf('failure', '@tandem/x')).toMatchObject({ passed: 2, failed: 1 })
      expect(sumOf('skipped', '@tandem/x').failures).toEqual([
        '@tandem/tools:test-pages failed outside its tests (skipped)',
      ])
    })
  })

  it("shows the end of a project's output if none of its tests failed", () => {
    const task = {
      ...outcome('test', 'failure'),
      output: 'Unhandled Rejection: \u001B[31mno such row\u001B[39m',
    }
    const report = vitest({ passed: ['adds'] })
    expect(sumReports([task], () => report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['@tandem/x:test failed outside its tests (failure)\nUnhandled Rejection: no such row'],
    })
  })

  it('passes nothing if nothing ran', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0 })
  })
})
