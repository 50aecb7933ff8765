import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callApi } from '../call-api.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { waitUntil } from '../wait-until.ts'
import { openWorld } from '../world.ts'

/** When the sender of a mail has gone, another one takes over after five minutes. */
const leaseMs = 6 * 60_000

/** The process is killed when the mail server has received a mail and hasn't answered yet. */
export const apiKillMailScenario: Scenario = {
  name: 'api-kill-mail',
  breaks: 'The only process is killed (SIGKILL) while it hands a mail over',
  holds: 'every invitation arrives; one that was being handed over may come twice, with the same Message-ID',
  rounds: { long: 10, short: 0 },
  async run({ folder, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    const clockFile = join(folder, 'clock')
    let aheadMs = 0
    await writeFile(clockFile, '0')
    const world = await openWorld({ folder, report, seed, databaseUrl: postgres.url(), clockFile })
    const [person] = world.people
    if (!person) throw new Error('Nobody is there')
    const { arrived } = world.sink
    for (let round = 0; round < rounds; round++) {
      const email = `killed-${round}@invited.test`
      let isKilled = false
      world.sink.onArrival = async () => {
        if (isKilled) return
        isKilled = true
        await world.apis[0]?.kill()
      }
      const answer = await callApi(report, {
        origin: world.apis[0]?.origin ?? '',
        person,
        method: 'POST',
        path: '/users/invite',
        body: { name: `Killed ${round}`, email, role: 'viewer' },
      })
      if (answer.status !== 201) throw new Error(`${email}: ${answer.status} ${answer.reason}`)
      report.acknowledged += 1
      await waitUntil('the mail is handed over', () => isKilled, { withinMs: 60_000 })
      await world.apis[0]?.ended
      aheadMs += leaseMs
      await writeFile(clockFile, String(aheadMs))
      await world.recover()
      const waiting = `select 1 from mails where next_attempt_at is not null`
      await waitUntil('no mail waits', async () => (await postgres.query(waiting)).length === 0, {
        withinMs: 60_000,
      })
      report.rounds += 1
    }
    for (let round = 0; round < rounds; round++) {
      const ids = arrived
        .filter(({ to }) => to === `killed-${round}@invited.test`)
        .map(({ messageId }) => messageId)
      if (ids.length === 0) report.lost.push(`The mail of round ${round} never arrived`)
      if (ids.length > 2 || new Set(ids).size > 1)
        report.doubled.push(`The mail of round ${round}: ${ids.join(', ')}`)
    }
    await world.end()
    await postgres.end('fast')
  },
}
