import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkWorld, endRound } from '../check-world.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { mountSmallDisk, smallDiskObstacle } from '../small-disk.ts'
import { timedProbe } from '../timed-probe.ts'
import { waitUntil } from '../wait-until.ts'
import { openWorld } from '../world.ts'

/** The disk of PostgreSQL is full. */
export const diskFullPostgresScenario: Scenario = {
  name: 'disk-full-postgres',
  breaks: 'The disk of PostgreSQL is filled to the last byte while people write, and freed again',
  holds: 'writes answer 503, /readyz says 503 until there is room, each acknowledged write is there once',
  rounds: { long: 3, short: 0 },
  obstacle: smallDiskObstacle,
  async run({ folder, isShort, report, seed, rounds }) {
    const disk = await mountSmallDisk(join(folder, 'disk'), 320)
    try {
      const postgres = await startPostgres(disk.folder, {
        settings: ['max_wal_size=32MB', 'min_wal_size=32MB', 'shared_buffers=16MB'],
      })
      const world = await openWorld({
        folder,
        report,
        seed,
        databaseUrl: postgres.url(),
        processes: isShort ? 1 : 2,
        teams: isShort ? 1 : 4,
      })
      const origin = world.apis[0]?.origin ?? ''
      const writers = world.write()
      for (let round = 0; round < rounds; round++) {
        await wait(1000)
        await disk.fill()
        await waitUntil(
          'a full disk stops PostgreSQL or is reported by /readyz',
          async () => {
            // Fills what PostgreSQL itself has freed in the meantime.
            await disk.fill()
            return (await timedProbe(`${origin}/readyz`)).status === 503
          },
          { withinMs: 60_000, everyMs: 500 },
        )
        await wait(4_000)
        await disk.free()
        if (!postgres.isRunning()) {
          report.notes.push('PostgreSQL ended on the full disk and was started again')
          await postgres.start()
        }
        await world.recover()
        await wait(1000)
        await endRound(writers, { postgres, world, report, seed })
      }
      await writers.stop()
      await checkWorld({ postgres, world, report, seed })
      await world.end()
      await postgres.end('fast')
    } finally {
      disk.unmount()
    }
  },
}
