import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { generateOrders } from '@tandem/api-server/testing'
import { measureExport } from './measure-export.ts'
import { measurePaging } from './measure-paging.ts'
import { measureRebuild } from './measure-rebuild.ts'
import { measureReads } from './measure-reads.ts'
import type { MadeDatabase } from './measure-reads.ts'
import { printReads } from './print-reads.ts'
import { openTimedServer } from './server-time.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    database: { type: 'string' },
    export: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
  },
})
const sizes = { small: Number(values.small), large: Number(values.orders) }
const kinds = values.database === undefined ? ['postgres', 'pglite'] : [values.database]

type Made = MadeDatabase & { close: () => Promise<void> }

/** Generates a small and a large team in a new database. */
async function make(kind: string): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const opened = kind === 'postgres' ? await openThrowawayPostgres(folder) : await openEmbedded(folder)
  const server = 'timedUrl' in opened ? openTimedServer(opened.timedUrl) : null
  async function close() {
    await server?.close()
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { database } = opened
    await migrate(database)
    const began = performance.now()
    const small = await generateOrders(database, { orders: sizes.small })
    const large = await generateOrders(database, { orders: sizes.large, indexesLast: true })
    console.log(`\n${kind}: generated in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const teams = {
      small: { team: small, orders: sizes.small },
      large: { team: large, orders: sizes.large },
    }
    return { database, teams, server, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Measures every read of a database; the second database is compared with the first. */
async function measure(kind: string, made: Made, first: Made | null): Promise<boolean> {
  const holds = printReads(kind, sizes, await measureReads(made, first))
  const { team } = made.teams.large
  if (values.export) await measureExport(made.database, team.team_id)
  if (values.rebuild) await measureRebuild(made.database, team)
  // The browser does the same with every database, so it is measured once.
  const isPaged = values.browser && first === null
  const pages = !isPaged || (await measurePaging(made.database, team.team_id))
  return holds && pages
}

const all: Made[] = []
let holds = true
try {
  for (const kind of kinds) {
    const [first] = all
    const made = await make(kind)
    all.push(made)
    const isHeld = await measure(kind, made, first ?? null)
    holds &&= isHeld
  }
} finally {
  for (const made of all) await made.close()
}
console.log(holds ? '\nEvery limit holds.' : '\nSome limits do not hold.')
process.exit(holds ? 0 : 1)
