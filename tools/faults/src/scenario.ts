import type { Report } from './report.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The context that a scenario runs in. */
export interface ScenarioContext {
  /** An empty folder, which is removed afterwards. */
  folder: string
  rounds: number
  seed: number
  random: SeededRandom
  /** The short form: fewer people, one process. */
  isShort: boolean
  report: Report
}

/** A fault, and what must hold during and after it. */
export interface Scenario {
  name: string
  /** What is broken. */
  breaks: string
  /** What must hold. */
  holds: string
  /** The number of rounds in `npm run faults` and in `npm test` (0: not included). */
  rounds: { long: number; short: number }
  /** Why it can't run on this machine, or null. */
  obstacle?: () => Promise<string | null> | string | null
  run(context: ScenarioContext): Promise<void>
}
