import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '@tandem/api-server/node'
import { generateOrders, generatePosts } from '@tandem/api-server/testing'
import getPort from 'get-port'
import { startApi } from '../api-process.ts'
import { startPostgres } from '../postgres-server.ts'
import type { PostgresServer } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { waitUntil } from '../wait-until.ts'
import { quietSettings } from './upgrade.ts'

/** The process that calculates what posts sold is killed while it does so. */
export const apiKillRecountScenario: Scenario = {
  name: 'api-kill-recount',
  breaks: 'The only process is killed (SIGKILL) while it counts what posts sold',
  holds: 'the count is taken up again and ends with the same sums as a count that nobody disturbed',
  rounds: { long: 5, short: 0 },
  async run({ folder, report, random, rounds }) {
    const postgres = await startPostgres(folder)
    const opened = openPostgres(postgres.url())
    await opened.migrate()
    const { team_id } = await generateOrders(opened.database, { orders: 20_000 })
    await generatePosts(opened.database, {
      posts: 2_000,
      days: 1,
      accounts: 2,
      tracked: 0,
      accountDays: 1,
      team_id,
    })
    await opened.close()
    const settings = quietSettings(folder, postgres.url(), await getPort())
    const again = `insert into post_sales_due (team_id, from_at, until_at) values (${team_id}, '1970-01-01Z', '9999-01-01Z')`
    let api = startApi(settings)
    await api.untilReady()
    await postgres.query(again)
    await untilCounted(postgres)
    const undisturbed = await sums(postgres)
    for (let round = 0; round < rounds; round++) {
      await postgres.query(again)
      await waitUntil('counting begins', async () => (await postgres.query(counting)).length > 0, {
        withinMs: 60_000,
        everyMs: 20,
      })
      await wait(random.between(0, 1000))
      await api.kill()
      api = startApi(settings)
      await api.untilReady()
      await untilCounted(postgres)
      const found = await sums(postgres)
      if (found !== undisturbed) report.findings.push(`Round ${round}: ${found} instead of ${undisturbed}`)
      report.rounds += 1
    }
    report.notes.push(undisturbed)
    await api.kill()
    await postgres.end('fast')
  },
}

const counting = `select 1 from pgboss.job where name = 'count-post-sales' and state = 'active'`

const untilCounted = (postgres: PostgresServer) =>
  waitUntil(
    'counting ends',
    async () => (await postgres.query(`${counting} union all select 1 from post_sales_due`)).length === 0,
    { withinMs: 240_000, everyMs: 250 },
  )

async function sums({ query }: PostgresServer): Promise<string> {
  const [row] = await query(`
    select (select count(*) from order_posts) as orders, (select sum(revenue) from order_posts) as revenue,
      (select md5(string_agg(md5(s::text), '' order by md5(s::text))) from post_sales s) as sales`)
  return JSON.stringify(row)
}
