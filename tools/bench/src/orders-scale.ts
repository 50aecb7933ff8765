import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { basePath } from '@tandem/api-contract'
import { createTestApi, generateOrders } from '@tandem/api-server/testing'
import { createApi, inTeam, migrate } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, database: { type: 'string' } },
})
const orders = Number(values.orders)
const kinds = values.database === undefined ? ['postgres', 'pglite'] : [values.database]
const repeats = 9

/** What is asked for, in the words of the address. */
const reads: [name: string, search: string][] = [
  ['first page, newest', ''],
  ['first page, oldest', 'sort=ordered_at'],
  ['first page, largest', 'sort=-total'],
  ['page 5,000', 'page=5000'],
  ['page in the middle', `page=${Math.floor(orders / 20)}`],
  ['last page', `page=${Math.floor(orders / 10)}`],
  ['search, one customer', 'search_term=family4242'],
  ['search, one number', 'search_term=424242'],
  ['search, number beginning with 99', 'search_term=99'],
  ['search, first name of one in 12', 'search_term=quentin'],
  ['search, one letter', 'search_term=q'],
  ['search, everybody', 'search_term=example'],
  ['search, nobody', 'search_term=zzzzzz'],
]

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measure(kind: string, database: WholeDatabase) {
  await migrate(database)
  const began = performance.now()
  const { team_id, stores } = await generateOrders(database, { orders })
  console.log(`\n${kind}: ${orders} orders generated in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const api = await createTestApi({ database })
  // The app itself: the comparison of each answer with the contract, which tests make, is no part of an answer.
  const app = createApi(api.dependencies)
  const user = await api.newUser(team_id)
  console.log(`${'median ms of an answer'.padEnd(40)}${'all stores'.padStart(12)}${'one store'.padStart(12)}`)
  for (const [name, search] of reads) {
    const columns: string[] = []
    for (const store of ['', `store_id=${stores[0]}`]) {
      const path = `/ecommerce/orders?${[search, store].filter(Boolean).join('&')}`
      const ask = async () =>
        app.fetch(
          new Request(`http://tandem.test${basePath}${path}`, {
            headers: { Authorization: `Bearer ${user.token}` },
          }),
        )
      columns.push((await timed(ask)).toFixed(1).padStart(12))
    }
    console.log(name.padEnd(40) + columns.join(''))
  }
  await printPlans(database, team_id, stores[0] ?? 0)
  await api.close()
}

async function printPlans(database: WholeDatabase, team_id: number, store: number) {
  const explained: [string, string][] = [
    [
      'keys of a page',
      `select id from orders where team_id = ${team_id} and store_id = ${store} order by ordered_at desc, id desc limit 10 offset 50000`,
    ],
    [
      'search',
      `select id from search_orders(array[${store}]::bigint[], 'family4242%', '%family4242%', '-ordered_at')`,
    ],
    ['broad search', `select id from search_orders(null, 'example%', '%example%', '-ordered_at')`],
  ]
  for (const [name, query] of explained) {
    const plan = await inTeam(database, team_id, (db) =>
      sql
        .raw<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off, buffers off) ${query}`)
        .execute(db),
    )
    console.log(`\n${name}\n  ${plan.rows.map((row) => row['QUERY PLAN']).join('\n  ')}`)
  }
}

for (const kind of kinds) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  try {
    const opened = kind === 'postgres' ? await openThrowawayPostgres(folder) : await openEmbedded(folder)
    try {
      await measure(kind, opened.database)
    } finally {
      await opened.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
process.exit(0)
