import { checkWorld, endRound } from './check-world.ts'
import { startPostgres } from './postgres-server.ts'
import type { PostgresServer } from './postgres-server.ts'
import type { ScenarioContext } from './scenario.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

interface Place {
  postgres: PostgresServer
  world: World
}

/**
 * Breaks something once per round while people write; after each round, and at the end, every write is
 * checked.
 */
export async function repeatFault(
  { folder, isShort, report, seed, rounds }: ScenarioContext,
  processes: { long: number; short: number },
  breakOnce: (place: Place) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres(folder)
  const world = await openWorld({
    folder,
    report,
    seed,
    databaseUrl: postgres.url(),
    processes: isShort ? processes.short : processes.long,
    teams: isShort ? 1 : 4,
  })
  const writers = world.write()
  for (let round = 0; round < rounds; round++) {
    await breakOnce({ postgres, world })
    await endRound(writers, { postgres, world, report, seed })
  }
  await writers.stop()
  await checkWorld({ postgres, world, report, seed })
  await world.end()
  await postgres.end('fast')
}
