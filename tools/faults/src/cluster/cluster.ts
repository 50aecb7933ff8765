import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { settleJobs } from '../check-jobs.ts'
import { checkWorld, endRound } from '../check-world.ts'
import { startNginx } from '../nginx-proxy.ts'
import { pgBouncerObstacle, startPgBouncer } from '../pgbouncer.ts'
import { startPostgres } from '../postgres-server.ts'
import { printReports } from '../print-reports.ts'
import { isInstalled } from '../proxy.ts'
import { runScenario } from '../run-scenario.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'
import { checkedLoad, knownReads } from './checked-load.ts'
import { checkShared } from './check-shared.ts'
import { processorSeconds } from './processor-time.ts'

const processes = 3
const load = { connections: 30, requests: 3_000 }
const rounds = 3
const paths = ['/me', '/ecommerce/orders', '/ecommerce/customers', '/ecommerce/products']

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Prints the throughput of one process and of all of them, measured alternately so that other load of the
 * machine affects both.
 */
async function compareThroughput(world: World, proxies: Record<'one' | 'all', number>) {
  const pids = world.apis.map(({ pid }) => pid)
  const reads = await knownReads(proxies.one, world.people, paths)
  const rates = { one: [] as number[], all: [] as number[] }
  const spent = { one: [] as number[], all: [] as number[] }
  for (const port of Object.values(proxies)) await checkedLoad(port, reads, load)
  for (let round = 0; round < rounds; round++) {
    for (const which of ['one', 'all'] as const) {
      const before = await processorSeconds(pids)
      rates[which].push(await checkedLoad(proxies[which], reads, load))
      spent[which].push(((await processorSeconds(pids)) - before) / load.requests)
    }
  }
  const [one, all] = [median(rates.one), median(rates.all)]
  console.log(`
${rounds} × ${load.requests} reads over ${load.connections} connections, every answer compared; ${availableParallelism()} processors for everything

one process      ${one.toFixed(0).padStart(6)} answers/s, ${(median(spent.one) * 1000).toFixed(2)} ms of a processor each
${processes} processes      ${all.toFixed(0).padStart(6)} answers/s, ${(median(spent.all) * 1000).toFixed(2)} ms of a processor each
ratio            ${(all / one).toFixed(2).padStart(6)}
`)
}

const cluster: Scenario = {
  name: 'cluster',
  breaks: 'Each of three processes behind one proxy, and the pooler, is killed while people write',
  holds: 'each acknowledged write is there once, no job is lost, every answer is right',
  rounds: { long: 2, short: 0 },
  obstacle: () => pgBouncerObstacle() ?? (isInstalled('nginx', '-v') ? null : 'nginx is not installed'),
  async run({ folder, report, seed, random, rounds: kills }) {
    const postgres = await startPostgres(folder)
    const bouncer = await startPgBouncer(folder, postgres.port)
    let proxied: string[] | null = null
    const world = await openWorld({
      folder,
      report,
      seed,
      processes,
      teams: 4,
      databaseUrl: postgres.url(),
      settings: { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: postgres.url(), ACCESS_LOG: 'off' },
      origins: () => proxied ?? world.apis.map(({ origin }) => origin),
    })
    await settleJobs(postgres.query, report)
    await checkShared(world)
    const ports = world.apis.map(({ origin }) => Number(new URL(origin).port))
    const options = { trustsCallers: true }
    const one = await startNginx(folder, ports.slice(0, 1), options)
    const all = await startNginx(folder, ports, options)
    await compareThroughput(world, { one: one.port, all: all.port })
    await one.end()

    proxied = [`http://127.0.0.1:${all.port}`]
    const writers = world.write()
    for (let round = 0; round < kills; round++) {
      for (const victim of world.apis.map((_, index) => index)) {
        await wait(random.between(1500, 3000))
        await world.apis[victim]?.kill()
        await wait(random.between(500, 1500))
        await world.recover()
      }
      await wait(random.between(1500, 3000))
      await bouncer.kill()
      await wait(random.between(0, 1000))
      await bouncer.start()
      await world.recover()
      await endRound(writers, { postgres, world, report, seed })
    }
    await writers.stop()
    await checkWorld({ postgres, world, report, seed })
    await all.end()
    await world.end()
    await postgres.end('fast')
  },
}

// Leaving ends everything that was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

const skipped = (await cluster.obstacle?.()) ?? null
const report =
  skipped === null
    ? await runScenario(cluster, { rounds: cluster.rounds.long, seed: 7, isShort: false })
    : null
process.exit(printReports([{ name: cluster.name, report, skipped }]) ? 0 : 1)
