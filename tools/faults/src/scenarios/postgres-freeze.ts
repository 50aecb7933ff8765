import { setTimeout as wait } from 'node:timers/promises'
import { checkWorld, endRound } from '../check-world.ts'
import { startPostgres } from '../postgres-server.ts'
import { timedProbe } from '../timed-probe.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

/** A call that can't be answered fails after 5 seconds; the rest is the network. */
const answeredWithinMs = 5_500
const frozenMs = { long: 70_000, short: 10_000 }

/** PostgreSQL freezes, keeps every connection, and continues later. */
export const postgresFreezeScenario: Scenario = {
  name: 'postgres-freeze',
  breaks: 'PostgreSQL and all its processes are frozen (SIGSTOP) for a while, and thawed',
  holds: 'calls answer 503 within 5.5 s, /readyz says 503 and /healthz 200, all is well once it is thawed',
  rounds: { long: 3, short: 0 },
  async run({ folder, isShort, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      processes: isShort ? 1 : 3,
      teams: isShort ? 1 : 4,
    })
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await wait(1500)
      postgres.freeze()
      const thawAt = performance.now() + (isShort ? frozenMs.short : frozenMs.long)
      await wait(4_000)
      while (performance.now() < thawAt) {
        for (const { origin } of world.apis) {
          const health = await timedProbe(`${origin}/healthz`)
          if (health.status !== 200 || health.ms > 1000) {
            report.findings.push(
              `/healthz answered ${health.status} in ${health.ms} ms while PostgreSQL was frozen`,
            )
          }
          const ready = await timedProbe(`${origin}/readyz`)
          if (ready.status !== 503 || ready.ms > answeredWithinMs) {
            report.findings.push(
              `/readyz answered ${ready.status} in ${ready.ms} ms while PostgreSQL was frozen`,
            )
          }
        }
        await wait(1000)
      }
      postgres.thaw()
      await world.recover()
      await wait(1000)
      await endRound(writers, { postgres, world, report, seed })
    }
    await writers.stop()
    if (report.worst.ms > answeredWithinMs) {
      report.findings.push(`An answer took ${report.worst.ms} ms (${report.worst.status})`)
    }
    await checkWorld({ postgres, world, report, seed })
    await world.end()
    await postgres.end('fast')
  },
}
