import { checkWorld } from '../check-world.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'
import { noteFailedRequests, replaceInTurn, startBalancer } from './replace-in-turn.ts'

/** Each process in turn is stopped and started again, as for new settings. */
export const rollingRestartScenario: Scenario = {
  name: 'rolling-restart',
  breaks: 'Each of three processes is stopped (SIGTERM) and started again in turn while people write',
  holds: 'no request fails: a process says that it is no longer ready, ends what it does, and then ends',
  rounds: { long: 5, short: 0 },
  async run({ folder, isShort, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    let opened: World | null = null
    const balancer = startBalancer(() => opened)
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      processes: isShort ? 2 : 3,
      teams: isShort ? 1 : 4,
      origins: balancer.origins,
    })
    opened = world
    await balancer.untilAllReady(world)
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await replaceInTurn(world, report)
      report.rounds += 1
    }
    await writers.stop()
    balancer.end()
    noteFailedRequests(report)
    await checkWorld({ postgres, world, report, seed })
    await world.end()
    await postgres.end('fast')
  },
}
