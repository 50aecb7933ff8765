import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endAllPrograms, takeFallen } from './child-processes.ts'
import { newReport } from './report.ts'
import type { Report } from './report.ts'
import type { Scenario } from './scenario.ts'
import { seededRandom } from './seeded-random.ts'

/** A scenario that takes longer counts as stuck. */
const longestMs = { short: 150_000, long: 40 * 60_000 }

interface RunOptions {
  rounds: number
  seed: number
  isShort: boolean
}

/** Runs a scenario in a new folder and ends everything it started. A scenario that throws has failed. */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<Report> {
  const report = newReport()
  takeFallen()
  const folder = await mkdtemp(join(tmpdir(), 'tandem-faults-'))
  const limitMs = options.isShort ? longestMs.short : longestMs.long
  const late = new AbortController()
  const work = scenario.run({ ...options, folder, report, random: seededRandom(options.seed) })
  try {
    await Promise.race([
      work,
      wait(limitMs, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`It took longer than ${limitMs / 1000} s`)
      }),
    ])
  } catch (error) {
    report.findings.push(`It broke off: ${error instanceof Error ? error.stack : String(error)}`)
    report.findings.push(...takeFallen().map((ending) => `A program ended by itself: ${ending}`))
  } finally {
    late.abort()
    endAllPrograms()
    // A stuck scenario now fails on what was ended, and gets time to clean up.
    await Promise.race([work.catch(() => undefined), wait(15_000, undefined, { ref: false })])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return report
}
