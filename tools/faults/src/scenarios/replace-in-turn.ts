import { setTimeout as wait } from 'node:timers/promises'
import { startBalancer } from '../balancer.ts'
import { checkWorld } from '../check-world.ts'
import type { PostgresServer } from '../postgres-server.ts'
import type { Report } from '../report.ts'
import type { ScenarioContext } from '../scenario.ts'
import { openWorld } from '../world.ts'
import type { World, WorldOptions } from '../world.ts'

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
  const balancer = startBalancer({
    all: () => opened?.apis.map(({ origin }) => origin) ?? [],
    onNoneReady: (answers) => report.findings.push(`No process was ready: ${answers.join('; ')}`),
  })
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
  await balancer.untilAllReady()
  const writers = world.write()
  await replace(world)
  await writers.stop()
  balancer.end()
  const failed = [...report.answers].filter(([status]) => status === 'none' || status.startsWith('5'))
  for (const [status, count] of failed) report.findings.push(`${count} requests were answered with ${status}`)
  report.findings.push(...report.unanswered)
  await checkWorld({ postgres, world, report, seed })
  await world.end()
  await postgres.end('fast')
}
