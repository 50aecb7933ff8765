import { setTimeout as wait } from 'node:timers/promises'
import { checkWorld } from '../check-world.ts'
import type { PostgresServer } from '../postgres-server.ts'
import type { Report } from '../report.ts'
import type { ScenarioContext } from '../scenario.ts'
import { timedProbe } from '../timed-probe.ts'
import { openWorld } from '../world.ts'
import type { World, WorldOptions } from '../world.ts'

/** How often a load balancer probes `/readyz`. */
const lookEveryMs = 250

/** Simulates a load balancer, which uses only processes that were ready at the last probe. */
function startBalancer(world: () => World | null) {
  let ready: string[] = []
  let isEnded = false
  const look = async () => {
    while (!isEnded) {
      const apis = world()?.apis ?? []
      const states = await Promise.all(apis.map(({ origin }) => timedProbe(`${origin}/readyz`)))
      ready = apis.filter((_, index) => states[index]?.status === 200).map(({ origin }) => origin)
      await wait(lookEveryMs)
    }
  }
  void look()
  return {
    origins: () => ready,
    /** Resolves once every process of the world is ready. */
    async untilAllReady(of: World) {
      while (ready.length < of.apis.length) await wait(50)
    },
    end() {
      isEnded = true
    },
  }
}

/** Stops each process (SIGTERM) and starts it again before the next one is stopped. */
export async function replaceInTurn(world: World, report: Report): Promise<void> {
  // Each is replaced in the list by the one started after it.
  for (const api of world.apis) {
    const ended = await api.stop()
    if (ended !== 'code 0')
      report.deaths.push(`${api.origin} stopped with ${ended}: ${api.output().slice(-500)}`)
    await world.recover()
    await wait(1000)
  }
}

interface WhileReplacedOptions extends Pick<WorldOptions, 'sources' | 'isMigrated'> {
  postgres: PostgresServer
  /** Replaces processes while people write. */
  replace: (world: World) => Promise<void>
}

/**
 * Starts three processes on a database, replaces them while people write through a load balancer, and ends both.
 * The report has each request that failed and each row that is wrong.
 */
export async function writeWhileReplaced(
  { folder, report, seed }: ScenarioContext,
  { postgres, replace, ...options }: WhileReplacedOptions,
): Promise<void> {
  let opened: World | null = null
  const balancer = startBalancer(() => opened)
  const world = await openWorld({
    ...options,
    folder,
    report,
    seed,
    databaseUrl: postgres.url(),
    processes: 3,
    teams: 4,
    origins: balancer.origins,
  })
  opened = world
  await balancer.untilAllReady(world)
  const writers = world.write()
  await replace(world)
  await writers.stop()
  balancer.end()
  const failed = [...report.answers].filter(([status]) => status === 'none' || status.startsWith('5'))
  for (const [status, count] of failed) report.findings.push(`${count} requests were answered with ${status}`)
  await checkWorld({ postgres, world, report, seed })
  await world.end()
  await postgres.end('fast')
}
