import { planted } from './mistake.ts'
import type { Mistake } from './mistake.ts'
import type { TestRun } from './test-run.ts'

/** The result for a mistake; `by` names the test that noticed it. */
export interface Outcome {
  mistake: Mistake
  isCaught: boolean
  by: string
}

/** The workspace in which mistakes are planted, and how its tests are run. */
export interface Ground {
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Projects whose tests may notice a change of a file, nearest first. */
  projectsFor: (file: string) => string[]
  /** Runs the tests of a project that depend on the file. */
  runRelated: (project: string, file: string, ms: number) => Promise<TestRun>
  /** Runs one test file. */
  runFile: (project: string, testFile: string, ms: number) => Promise<TestRun>
  now: () => number
}

/** Tries mistakes one after the other, each at most for `limitMs`. */
export function mistakeTrial(ground: Ground, limitMs: number): (mistake: Mistake) => Promise<Outcome> {
  /** Whether a test passes without any mistake: one that fails anyway notices nothing. */
  const sound = new Map<string, Promise<TestRun>>()

  async function findFailure(mistake: Mistake) {
    const end = ground.now() + limitMs
    for (const project of ground.projectsFor(mistake.file)) {
      const left = end - ground.now()
      const run =
        left > 0 ? await ground.runRelated(project, mistake.file, left) : ({ kind: 'late' } as const)
      if (run.kind !== 'passed') return { project, run }
    }
    return null
  }

  function runSound(project: string, mistake: Mistake, testFile: string | null): Promise<TestRun> {
    const key = testFile ?? `${project} ${mistake.file}`
    const known = sound.get(key)
    if (known) return known
    const run =
      testFile === null
        ? ground.runRelated(project, mistake.file, limitMs)
        : ground.runFile(project, testFile, limitMs)
    sound.set(key, run)
    return run
  }

  return async (mistake) => {
    const missed = (by: string): Outcome => ({ mistake, isCaught: false, by })
    const whole = ground.read(mistake.file)
    let text
    try {
      text = planted(whole, mistake)
    } catch (error) {
      return missed((error as Error).message)
    }
    let found
    try {
      ground.write(mistake.file, text)
      found = await findFailure(mistake)
    } finally {
      ground.write(mistake.file, whole)
    }
    if (found === null) return missed('NOT CAUGHT')
    const { project, run } = found
    if (run.kind !== 'failed') return missed(`NOT CAUGHT in ${Math.round(limitMs / 60_000)} minutes`)
    const without = await runSound(project, mistake, run.file)
    if (without.kind !== 'passed') return missed(`fails without the mistake too: ${project}: ${run.test}`)
    return { mistake, isCaught: true, by: `${project}: ${run.test}` }
  }
}
