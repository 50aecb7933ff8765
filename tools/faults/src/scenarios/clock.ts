import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkLedger } from '../check-ledger.ts'
import { checkWorld } from '../check-world.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

const hourMs = 3_600_000
/** Each offset is applied in turn, then the right time. A session that isn't used for 7 days ends. */
const offsets = { 'an hour ahead': hourMs, 'an hour behind': -hourMs, '8 days ahead': 8 * 24 * hourMs }

/** The machine's clock jumps. */
export const clockScenario: Scenario = {
  name: 'clock',
  breaks: 'The wall clock of the processes jumps: an hour ahead, an hour behind, 8 days ahead, and back',
  holds:
    'people go on (after 8 days they sign in again), no write is lost, nothing waits for a day that is far away',
  rounds: { long: 2, short: 0 },
  async run({ folder, isShort, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    const clockFile = join(folder, 'clock')
    await writeFile(clockFile, '0')
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      clockFile,
      processes: isShort ? 1 : 2,
      teams: isShort ? 1 : 4,
    })
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      for (const [words, offset] of Object.entries(offsets)) {
        await writeFile(clockFile, String(offset))
        await wait(4_000)
        await world.recover()
        await writeFile(clockFile, '0')
        await wait(2_000)
        await writers.pause()
        await world.signIn()
        const acknowledged = world.ledger.acknowledged()
        writers.resume()
        await wait(3_000)
        await writers.pause()
        await checkLedger(postgres.query, world.ledger, report, seed)
        if (world.ledger.acknowledged() === acknowledged) {
          report.findings.push(`Nobody could write any more after the clock was ${words} and right again`)
        }
        writers.resume()
      }
      report.rounds += 1
    }
    await writers.stop()
    await checkWorld({ postgres, world, report, seed })
    const late = await postgres.query(`
      select 'store ' || store_id as what, next_sync_at as at from store_syncs where next_sync_at > now() + interval '2 days'
      union all select 'mail ' || message_id, next_attempt_at from mails where next_attempt_at > now() + interval '2 days'`)
    for (const { what, at } of late) {
      report.findings.push(`${String(what)} waits until ${String(at)}, although the clock is right again`)
    }
    await world.end()
    await postgres.end('fast')
  },
}
