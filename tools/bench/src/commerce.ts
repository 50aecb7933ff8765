import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import { generateOrders } from '@tandem/api-server/testing'
import { measureExport } from './measure-export.ts'
import { measurePaging } from './measure-paging.ts'
import { measureReads } from './measure-reads.ts'
import type { MeasuredRead } from './measure-reads.ts'
import { printReads } from './print-reads.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    database: { type: 'string' },
    export: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
  },
})
const sizes = { small: Number(values.small), large: Number(values.orders) }
const kinds = values.database === undefined ? ['postgres', 'pglite'] : [values.database]

/** Generates both teams in a new database and measures every read of them. */
async function run(kind: string, postgres: MeasuredRead[] | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  try {
    const opened = kind === 'postgres' ? await openThrowawayPostgres(folder) : await openEmbedded(folder)
    try {
      await migrate(opened.database)
      const began = performance.now()
      const small = await generateOrders(opened.database, { orders: sizes.small })
      const large = await generateOrders(opened.database, { orders: sizes.large })
      console.log(`\n${kind}: generated in ${((performance.now() - began) / 1000).toFixed(0)} s`)
      const measured = await measureReads(opened.database, {
        small: { team: small, orders: sizes.small },
        large: { team: large, orders: sizes.large },
      })
      const holds = printReads(kind, sizes, measured, postgres)
      if (values.export) await measureExport(opened.database, large.team_id)
      // What the browser does is the same whichever database answers.
      const isPaged = values.browser && kind === kinds[0]
      const pages = !isPaged || (await measurePaging(opened.database, large.team_id))
      return { holds: holds && pages, measured }
    } finally {
      await opened.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let holds = true
let postgres: MeasuredRead[] | undefined
for (const kind of kinds) {
  const ran = await run(kind, postgres)
  holds &&= ran.holds
  if (kind === 'postgres') postgres = ran.measured
}
console.log(holds ? '\nEvery limit holds.' : '\nSome limits do not hold.')
process.exit(holds ? 0 : 1)
