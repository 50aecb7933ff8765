import { setTimeout as wait } from 'node:timers/promises'
import { checkWorld } from '../check-world.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { timedProbe } from '../timed-probe.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'

/** How often a load balancer probes `/readyz`. */
const lookEveryMs = 250

/** Simulates a load balancer, which uses only processes that were ready at the last probe. */
function balance(world: () => World | null) {
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
    end: () => {
      isEnded = true
    },
  }
}

/** Each process in turn is stopped and started again, as for a new version. */
export const rollingRestartScenario: Scenario = {
  name: 'rolling-restart',
  breaks: 'Each of three processes is stopped (SIGTERM) and started again in turn while people write',
  holds: 'no request fails: a process says that it is no longer ready, ends what it does, and then ends',
  rounds: { long: 5, short: 0 },
  async run({ folder, isShort, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    let opened: World | null = null
    const balancer = balance(() => opened)
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
    while (balancer.origins().length < world.apis.length) await wait(50)
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      // Each is replaced in the list by the one started after it.
      for (const api of world.apis) {
        const ended = await api.stop()
        if (ended !== 'code 0')
          report.deaths.push(`${api.origin} stopped with ${ended}: ${api.output().slice(-500)}`)
        await world.recover()
        await wait(1000)
      }
      report.rounds += 1
    }
    await writers.stop()
    balancer.end()
    const failed = [...report.answers].filter(([status]) => status === 'none' || status.startsWith('5'))
    for (const [status, count] of failed)
      report.findings.push(`${count} requests were answered with ${status}`)
    await checkWorld({ postgres, world, report, seed })
    await world.end()
    await postgres.end('fast')
  },
}
