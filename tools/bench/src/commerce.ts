import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi, migrate } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { createTestApi, generateOrders, readListPage } from '@tandem/api-server/testing'
import type { GeneratedTeam } from '@tandem/api-server/testing'
import { commerceReads } from './commerce-reads.ts'
import type { CommerceRead } from './commerce-reads.ts'
import { measureExport } from './measure-export.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    database: { type: 'string' },
    export: { type: 'boolean', default: false },
  },
})
const sizes = { small: Number(values.small), large: Number(values.orders) }
const kinds = values.database === undefined ? ['postgres', 'pglite'] : [values.database]
const repeats = 21

/** What holds on PostgreSQL, in milliseconds: in the database and over HTTP. */
const most = { database: 10, search: 20, firstPage: 1.5, http: 25 }
/** What the larger team may cost beside the smaller one. */
const growth = { times: 1.3, more: 0.3, farMore: 3 }
const pgliteTimes = 5

interface Timing {
  read: CommerceRead
  database: number
  http: number
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<number>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await work()
  const times: number[] = []
  for (let round = 0; round < repeats; round += 1) times.push(await work())
  return median(times)
}

/** A team of a size on a database, measured read by read. */
async function measure(database: WholeDatabase, team: GeneratedTeam, orders: number): Promise<Timing[]> {
  // Limits would answer for the handlers.
  const api = await createTestApi({
    database,
    overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
  })
  const user = await api.newUser(team.team_id)
  const server = serve({ fetch: createApi(api.dependencies).fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const timings: Timing[] = []
  for (const read of commerceReads(team, orders)) {
    timings.push({
      read,
      database: await timed(() => readListPage(database, team.team_id, read.list, read.search)),
      http: await timed(async () => {
        const began = performance.now()
        const answer = await fetch(
          `http://127.0.0.1:${port}${basePath}/ecommerce/${read.list}?${read.search}`,
          {
            headers: { Authorization: `Bearer ${user.token}` },
          },
        )
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${read.name}: ${text}`)
        return performance.now() - began
      }),
    })
  }
  await new Promise((resolve) => server.close(resolve))
  await api.close()
  return timings
}

const column = (text: string, isOver = false) => `${text}${isOver ? '!' : ' '}`.padStart(11)

/** Prints the comparison of both sizes; whether every limit holds. */
function print(kind: string, small: Timing[], large: Timing[], postgres: Timing[] | undefined): boolean {
  console.log(`\n${kind}: median of ${repeats}, in ms (! = over its limit)`)
  console.log(
    ''.padEnd(40) +
      [`db ${sizes.small}`, `db ${sizes.large}`, 'times', `http ${sizes.small}`, `http ${sizes.large}`]
        .concat(postgres ? ['× postgres'] : [])
        .map((head) => head.padStart(13))
        .join(''),
  )
  let holds = true
  large.forEach(({ read, database, http }, index) => {
    const before = small[index] ?? { database: 0, http: 0 }
    const limit = kind === 'postgres' ? limitOf(read) : Number.POSITIVE_INFINITY
    const allowed =
      read.kind === 'far page'
        ? before.database + growth.farMore
        : Math.max(before.database * growth.times, before.database + growth.more)
    const grew = kind === 'postgres' && ['first page', 'far page'].includes(read.kind) && database > allowed
    const slower = database / (postgres?.[index]?.database ?? database)
    const isOver = {
      database: database > limit,
      grew,
      http: kind === 'postgres' && http > most.http,
      pglite: slower > pgliteTimes,
    }
    holds &&= !Object.values(isOver).includes(true)
    console.log(
      read.name.padEnd(40) +
        column(before.database.toFixed(2)).padStart(13) +
        column(database.toFixed(2), isOver.database).padStart(13) +
        column((database / before.database).toFixed(1), isOver.grew).padStart(13) +
        column(before.http.toFixed(1)).padStart(13) +
        column(http.toFixed(1), isOver.http).padStart(13) +
        (postgres ? column(slower.toFixed(1), isOver.pglite).padStart(13) : ''),
    )
  })
  return holds
}

const limitOf = ({ kind }: CommerceRead) =>
  kind === 'first page' ? most.firstPage : kind === 'search' ? most.search : most.database

async function run(kind: string, postgres: Timing[] | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  try {
    const opened = kind === 'postgres' ? await openThrowawayPostgres(folder) : await openEmbedded(folder)
    try {
      await migrate(opened.database)
      const began = performance.now()
      const small = await generateOrders(opened.database, { orders: sizes.small })
      const large = await generateOrders(opened.database, { orders: sizes.large })
      console.log(`\n${kind}: generated in ${((performance.now() - began) / 1000).toFixed(0)} s`)
      const timings = {
        small: await measure(opened.database, small, sizes.small),
        large: await measure(opened.database, large, sizes.large),
      }
      const holds = print(kind, timings.small, timings.large, postgres)
      if (values.export) await measureExport(opened.database, large.team_id)
      return { holds, timings: timings.large }
    } finally {
      await opened.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let holds = true
let postgres: Timing[] | undefined
for (const kind of kinds) {
  const measured = await run(kind, postgres)
  holds &&= measured.holds
  if (kind === 'postgres') postgres = measured.timings
}
console.log(holds ? '\nEvery limit holds.' : '\nSome limits do not hold.')
process.exit(holds ? 0 : 1)
