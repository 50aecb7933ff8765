import { hasPassed } from './report.ts'
import type { Report } from './report.ts'

/** The result of a scenario: its report, or why it didn't run. */
export interface Outcome {
  name: string
  report: Report | null
  skipped: string | null
}

const shown = 20

/**
 * Prints the table, the full list of what doesn't hold, and the closing line. @returns whether everything
 * holds
 */
export function printReports(outcomes: Outcome[]): boolean {
  console.table(
    Object.fromEntries(
      outcomes.map(({ name, report, skipped }) => [
        name,
        report
          ? {
              rounds: report.rounds,
              acknowledged: report.acknowledged,
              lost: report.lost.length,
              doubled: report.doubled.length,
              deaths: report.deaths.length,
              'worst answer': `${report.worst.status} in ${(report.worst.ms / 1000).toFixed(1)} s`,
              verdict: hasPassed(report) ? 'passed' : 'FAILED',
            }
          : { verdict: `skipped: ${skipped}` },
      ]),
    ),
  )
  for (const { name, report } of outcomes) {
    if (!report) continue
    const answers = [...report.answers].map(([status, count]) => `${status} × ${count}`).join(', ')
    const retries = report.retries > 0 ? `${report.retries} tries again with the same key` : ''
    console.log(`${name}: ${[answers, retries, ...report.notes].filter(Boolean).join('; ')}`)
    for (const list of ['lost', 'doubled', 'deaths', 'findings'] as const) {
      for (const line of report[list].slice(0, shown)) console.log(`  ${list}: ${line}`)
      if (report[list].length > shown) console.log(`  ${list}: and ${report[list].length - shown} more`)
    }
  }
  const ran = outcomes.flatMap(({ report }) => report ?? [])
  const passed = ran.filter(hasPassed).length
  console.log(`\n${passed} passed, ${ran.length - passed} failed`)
  return passed === ran.length && ran.length > 0
}
