import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { startApi } from '../api-process.ts'
import { startPostgres } from '../postgres-server.ts'
import type { PostgresServer } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { describeSchema, schemaDifference } from '../upgrade/describe-schema.ts'
import { lostRows, readRows } from '../upgrade/kept-rows.ts'
import { waitUntil } from '../wait-until.ts'
import { freshSchema, makeReleased, quietSettings } from './upgrade.ts'

/** Enough orders of one customer to make a migration take a moment. */
const manyOrders = `
  insert into orders (team_id, store_id, provider_id, number, status, currency, total, tax_total, shipping_total,
      discount_total, refunded_total, items_count, ordered_at, modified_at, customer_id, customer_name)
    select 1, 1, 'many-' || n, 'many-' || n, 'completed', 'GBP', n, 0, 0, 0, 0, 1,
      timestamptz '2025-01-01Z' + n * interval '7 minutes', '2026-01-05Z', 1, 'Cleo Ash'
    from generate_series(1, 20000) n;
  insert into order_lines (team_id, order_id, position, store_id, product_provider_id, name, quantity, total)
    select 1, id, 0, 1, '101', 'Oak chair', 1, total from orders where number like 'many-%';
  update customers set orders_count = 20001 where id = 1`

/** Tables whose rows are counted instead of compared. */
const large = ['orders', 'order_lines']

/** The process that migrates the schema is killed while it does so. */
export const apiKillMigrationScenario: Scenario = {
  name: 'api-kill-migration',
  breaks: 'The process is killed (SIGKILL) while it brings an old schema up to date, three times in a row',
  holds:
    'the next start brings it up to date, no row is lost or changed, the schema equals that of a new database',
  rounds: { long: 5, short: 0 },
  async run({ folder, report, random, rounds }) {
    const postgres = await startPostgres(folder)
    const fresh = await freshSchema(postgres)
    for (let round = 0; round < rounds; round++) {
      const name = `killed_${round}`
      await makeReleased(postgres, name, '0002-commerce')
      const query = postgres.queryIn(name)
      await query(manyOrders)
      const before = await readRows(query, large)
      const settings = quietSettings(folder, postgres.url(name), await getPort())
      for (let kill = 0; kill < 3; kill++) {
        const api = startApi(settings)
        await untilMigrating(postgres, name)
        await wait(random.between(0, 1200))
        await api.kill()
      }
      const api = startApi(settings)
      await api.untilReady(180_000)
      await api.stop()
      for (const lost of lostRows(before, await readRows(query, large))) report.lost.push(`${name}: ${lost}`)
      const [count] = await query(`
        select (select count(*) from orders) || ' and ' || (select count(*) from order_lines) as there,
          (select sum(total) from orders where number like 'many-%')::text as total`)
      if (count?.there !== '20001 and 20001' || count.total !== '200010000') {
        report.lost.push(`${name}: orders and lines are ${JSON.stringify(count)}`)
      }
      for (const line of schemaDifference(fresh, await describeSchema(query)))
        report.findings.push(`${name}: ${line}`)
      report.rounds += 1
    }
    await postgres.end('fast')
  },
}

const untilMigrating = (postgres: PostgresServer, database: string) =>
  waitUntil(
    'the migration begins',
    async () => {
      const found = await postgres.query(`
        select 1 from pg_stat_activity where datname = '${database}' and xact_start is not null and pid <> pg_backend_pid()`)
      return found.length > 0
    },
    { withinMs: 60_000, everyMs: 20 },
  )
