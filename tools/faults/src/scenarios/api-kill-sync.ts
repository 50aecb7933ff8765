import { setTimeout as wait } from 'node:timers/promises'
import { callApi } from '../call-api.ts'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { waitUntil } from '../wait-until.ts'
import { openWorld } from '../world.ts'

/** The process that syncs a store is killed between two pages. */
export const apiKillSyncScenario: Scenario = {
  name: 'api-kill-sync',
  breaks: 'The only process is killed (SIGKILL) while it reads a store',
  holds: 'the sync is taken up again and ends with what the shop has, nothing twice',
  rounds: { long: 10, short: 0 },
  async run({ folder, report, seed, random, rounds }) {
    const postgres = await startPostgres(folder)
    const world = await openWorld({ folder, report, seed, databaseUrl: postgres.url() })
    const [person] = world.people
    if (!person) throw new Error('Nobody is there')
    // Slow enough to be killed between two pages.
    world.provider.interfere = async () => {
      await wait(150)
      return null
    }
    for (let round = 0; round < rounds; round++) {
      const name = `killed-${round}`
      const answer = await callApi(report, {
        origin: world.apis[0]?.origin ?? '',
        person,
        method: 'POST',
        path: '/ecommerce/stores',
        body: { type: 'woocommerce', name, currency_id: 826, ...world.provider.connection(name) },
      })
      if (answer.status !== 201) throw new Error(`${name}: ${answer.status} ${answer.reason}`)
      report.acknowledged += 1
      const running = `select 1 from store_syncs y join stores s on s.id = y.store_id
        where s.name = '${name}' and y.state = 'running'`
      await waitUntil(`${name} is read`, async () => (await postgres.query(running)).length > 0, {
        withinMs: 60_000,
        everyMs: 20,
      })
      await wait(random.between(0, 900))
      await world.apis[0]?.kill()
      await world.recover()
      report.rounds += 1
    }
    await settleJobs(postgres.query, report, 240_000)
    await checkJobs(postgres.query, world.provider, report)
    const stores = await postgres.query(`select 1 from stores where name like 'killed-%'`)
    if (stores.length !== rounds)
      report.lost.push(`${rounds} stores were connected, ${stores.length} are there`)
    await world.end()
    await postgres.end('fast')
  },
}
