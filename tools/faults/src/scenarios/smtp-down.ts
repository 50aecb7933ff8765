import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkLedger } from '../check-ledger.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { waitUntil } from '../wait-until.ts'
import { openWorld } from '../world.ts'

/** The mail server is down while people are invited. */
export const smtpDownScenario: Scenario = {
  name: 'smtp-down',
  breaks: 'The mail server is away for an hour while people are invited',
  holds: 'inviting works meanwhile, and every mail arrives once when the server is back',
  rounds: { long: 3, short: 0 },
  async run({ folder, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    const clockFile = join(folder, 'clock')
    await writeFile(clockFile, '0')
    const world = await openWorld({ folder, report, seed, databaseUrl: postgres.url(), clockFile, teams: 2 })
    const mailsAreSent = () =>
      waitUntil(
        'no mail waits',
        async () =>
          (await postgres.query('select 1 from mails where next_attempt_at is not null')).length === 0,
        { withinMs: 90_000, everyMs: 500 },
      )
    const writers = world.write()
    let minutes = 0
    for (let round = 0; round < rounds; round++) {
      await world.sink.close()
      for (let step = 0; step < 4; step++) {
        await wait(2_500)
        // A failed try is repeated after a minute, later ones after longer; moving the clock avoids the wait.
        minutes += 15
        await writeFile(clockFile, String(minutes * 60_000))
      }
      await world.sink.open()
      minutes += 45
      await writeFile(clockFile, String(minutes * 60_000))
      await writers.pause()
      await mailsAreSent()
      await checkLedger(postgres.query, world.ledger, report, seed)
      writers.resume()
      report.rounds += 1
    }
    await writers.stop()
    await mailsAreSent()
    const invited = world.ledger.writes.filter(
      ({ kind, outcome }) => kind === 'invitation' && outcome === 'acknowledged',
    )
    for (const { mark } of invited) {
      const count = world.sink.arrived.filter(({ to }) => to === `${mark}@invited.test`).length
      if (count === 0) report.lost.push(`The invitation of ${mark} never arrived`)
      if (count > 1) report.doubled.push(`The invitation of ${mark} arrived ${count} times`)
    }
    report.notes.push(`${invited.length} invitations, ${world.sink.arrived.length} mails arrived`)
    await world.end()
    await postgres.end('fast')
  },
}
