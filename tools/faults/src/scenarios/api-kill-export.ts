import { setTimeout as wait } from 'node:timers/promises'
import { callApi } from '../call-api.ts'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import { password } from '../people.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

/** The process that writes an archive is killed while it does so. */
export const apiKillExportScenario: Scenario = {
  name: 'api-kill-export',
  breaks: "The only process is killed (SIGKILL) while it writes the archive of a team's data",
  holds: 'the archive is made anew and is whole, with one entry for each that was asked for',
  rounds: { long: 10, short: 0 },
  async run({ folder, report, seed, random, rounds }) {
    const postgres = await startPostgres(folder)
    // Each person may make ten exports a day.
    const world = await openWorld({ folder, report, seed, databaseUrl: postgres.url(), teams: 2 })
    const askers = world.people.filter(({ role }) => role !== 'editor')
    const asked = new Set<number>()
    for (let round = 0; round < rounds; round++) {
      const person = askers[round % askers.length]
      if (!person) throw new Error('Nobody is there')
      const origin = world.apis[0]?.origin ?? ''
      const answer = await callApi(report, {
        origin,
        person,
        method: 'POST',
        path: '/team/exports',
        body: { password },
      })
      if (answer.status !== 202)
        report.findings.push(`An export was answered with ${answer.status}: ${answer.reason}`)
      else asked.add((answer.data as { id: number }).id)
      await wait(random.between(0, 250))
      await world.apis[0]?.kill()
      await world.recover()
      await settleJobs(postgres.query, report, 90_000)
      report.rounds += 1
    }
    report.acknowledged += asked.size
    await checkLedger(postgres.query, world.ledger, report, seed)
    await checkJobs(postgres.query, world.provider, report)
    const ready = await postgres.query(`select id from team_exports where status = 'ready'`)
    for (const id of asked) {
      if (!ready.some((row) => Number(row.id) === id))
        report.lost.push(`Export ${id} was asked for and isn't ready`)
    }
    report.acknowledged = asked.size
    await world.end()
    await postgres.end('fast')
  },
}
