import { setTimeout as wait } from 'node:timers/promises'
import { checkWorld, endRound } from '../check-world.ts'
import { pgBouncerObstacle, startPgBouncer } from '../pgbouncer.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'

/** The product uses PostgreSQL through PgBouncer, in transaction mode, set up as its documentation says. */
export const pgbouncerScenario: Scenario = {
  name: 'pgbouncer',
  breaks: 'People write through PgBouncer in transaction mode, which is killed and started again',
  holds: 'the product works through it, each acknowledged write is there once, no job is lost',
  rounds: { long: 5, short: 0 },
  obstacle: pgBouncerObstacle,
  async run({ folder, isShort, report, seed, random, rounds }) {
    const postgres = await startPostgres(folder)
    const bouncer = await startPgBouncer(folder, postgres.port)
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      settings: { DATABASE_URL: bouncer.url },
      processes: isShort ? 1 : 2,
      teams: isShort ? 1 : 4,
    })
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await wait(random.between(1500, 3000))
      await bouncer.kill()
      await wait(random.between(0, 1000))
      await bouncer.start()
      await world.recover()
      await wait(1000)
      await endRound(writers, { postgres, world, report, seed })
    }
    await writers.stop()
    await checkWorld({ postgres, world, report, seed })
    await world.end()
    await postgres.end('fast')
  },
}
