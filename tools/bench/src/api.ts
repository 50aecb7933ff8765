import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@tandem/api-server'
import { generateOrders } from '@tandem/api-server/testing'
import { measureApi } from './measure-api.ts'
import type { MeasuredRead } from './measure-api.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })
const orders = Number(values.orders)

/** Prints a read next to its floor. @returns whether it is within its limit */
function print({ read, ours, floor }: MeasuredRead): boolean {
  const isRate = read.kind === 'rate'
  const ratio = ours / floor
  const holds = isRate ? ratio >= read.limit : ratio <= read.limit
  const figure = (value: number) => (isRate ? `${value.toFixed(0)}/s` : `${value.toFixed(2)} ms`).padStart(11)
  const limit = `${isRate ? 'at least' : 'at most'} ${read.limit}`
  console.log(
    `${read.name.padEnd(20)} ${figure(ours)} ${figure(floor)} ${ratio.toFixed(2).padStart(7)}   ${limit}${holds ? '' : '  !'}`,
  )
  return holds
}

const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
const opened = await openThrowawayPostgres(folder)
let holds = true
try {
  await migrate(opened.database)
  const team = await generateOrders(opened.database, { orders })
  console.log(`\n${orders} orders, medians, over HTTP; the floor is node:http and one prepared statement\n`)
  console.log(`${''.padEnd(20)} ${'tandem'.padStart(11)} ${'floor'.padStart(11)} ${'ratio'.padStart(7)}`)
  for await (const measured of measureApi(opened.url, team, orders)) {
    const isHeld = print(measured)
    holds &&= isHeld
  }
} finally {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(holds ? '\nEvery limit holds.' : '\nSome limits do not hold.')
process.exit(holds ? 0 : 1)
