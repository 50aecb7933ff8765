import type { Report } from './report.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What a scenario is given. */
export interface ScenarioContext {
  /** Empty, and removed afterwards. */
  folder: string
  rounds: number
  seed: number
  random: SeededRandom
  /** The short form: fewer people, one process. */
  isShort: boolean
  report: Report
}

/** Something that breaks, and what must hold meanwhile and after. */
export interface Scenario {
  name: string
  /** What is broken. */
  breaks: string
  /** What must hold. */
  holds: string
  /** How often it is broken: by `npm run faults`, and by `npm test` (0: not there). */
  rounds: { long: number; short: number }
  /** Why it can't run on this machine, or null. */
  obstacle?: () => Promise<string | null> | string | null
  run(context: ScenarioContext): Promise<void>
}
