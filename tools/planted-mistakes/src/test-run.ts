import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { workspaceEnvironment } from '../../workspace/src/run-command.ts'

/** How a test run ended: all tests passed, one failed, or the time was up. */
export type TestRun =
  | { kind: 'passed' }
  /** The first test that failed; without a file the tests couldn't even start. */
  | { kind: 'failed'; file: string | null; test: string }
  | { kind: 'late' }

interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The first failure in Vitest's JSON report. */
export function firstFailure({ testResults }: Report): TestRun {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed) return { kind: 'failed', file: name, test: failed.fullName }
    if (status === 'failed') return { kind: 'failed', file: name, test: message.split('\n', 1)[0] ?? '' }
  }
  return { kind: 'passed' }
}

/** Runs Vitest in a project of a copy of the workspace, until the first test fails or the time is up. */
export function runTests(root: string, project: string, asked: string[], ms: number): Promise<TestRun> {
  const { name } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as { name: string }
  // The path to which every project's configuration writes the report.
  const outputFile = join(root, 'test-results', name, 'results.json')
  rmSync(outputFile, { force: true })
  const [command = 'run', ...files] = asked
  const options = ['--run', '--root', project, '--bail', '1', '--reporter', 'json']
  return new Promise((done, fail) => {
    const child = spawn('vitest', [command, ...options, ...files], {
      cwd: root,
      env: { ...workspaceEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a process group of its own, so that browsers and databases that it started can be ended with it.
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)))
    let isLate = false
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, ms)
    process.on('exit', end)
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', end)
      if (isLate) return done({ kind: 'late' })
      const words = stripVTControlCharacters(output)
      if (code === 0 || words.includes('No test files found')) return done({ kind: 'passed' })
      const found = existsSync(outputFile)
        ? firstFailure(JSON.parse(readFileSync(outputFile, 'utf8')) as Report)
        : undefined
      if (found?.kind === 'failed') return done(found)
      const [failure = ''] = words.split('\n').filter((line) => /error|fail/i.test(line))
      done({ kind: 'failed', file: null, test: `the tests don't run: ${failure.trim() || `code ${code}`}` })
    })
  })
}
