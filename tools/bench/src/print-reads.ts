import { loadavg } from 'node:os'
import type { CommerceRead } from './commerce-reads.ts'
import { repeats } from './measure-reads.ts'
import type { MeasuredRead } from './measure-reads.ts'

/** What holds on PostgreSQL, in milliseconds: in the database and over HTTP. */
const most = { database: 10, search: 20, firstPage: 1.5, http: 25 }
/** What the larger team may cost beside the smaller one. */
const growth = { times: 1.3, more: 0.3, farMore: 3 }
/** What the embedded database may take, beside PostgreSQL. */
const pgliteTimes = 5

const limitOf = ({ kind }: CommerceRead) =>
  kind === 'first page' ? most.firstPage : kind === 'search' ? most.search : most.database

/** What the large team's page may take; null where nothing is said about growth. */
function allowedBeside({ kind }: CommerceRead, small: number): number | null {
  if (kind === 'far page') return small + growth.farMore
  return kind === 'first page' ? Math.max(small * growth.times, small + growth.more) : null
}

const cell = (text: string, isOver = false) => `${text}${isOver ? '!' : ' '}`.padStart(13)

/** Prints the comparison of both sizes, and of PostgreSQL where it was measured before; whether every limit holds. */
export function printReads(
  kind: string,
  sizes: { small: number; large: number },
  measured: MeasuredRead[],
  postgres: MeasuredRead[] | undefined,
): boolean {
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(`\n${kind}: median of ${repeats}, in ms (! = over its limit); load of the machine ${load[0]}`)
  const heads = [`db ${sizes.small}`, `db ${sizes.large}`, 'times', 'select 1', 'times that']
  const more = [`http ${sizes.small}`, `http ${sizes.large}`, ...(postgres ? ['× postgres'] : [])]
  console.log(''.padEnd(42) + [...heads, ...more].map((head) => cell(head)).join(''))
  let holds = true
  for (const [index, { read, small, large, nothing }] of measured.entries()) {
    const isLimited = kind === 'postgres'
    const allowed = allowedBeside(read, small.database)
    const slower = large.database / (postgres?.[index]?.large.database ?? large.database)
    const isOver = {
      database: isLimited && large.database > limitOf(read),
      grew: isLimited && allowed !== null && large.database > allowed,
      http: isLimited && large.http > most.http,
      pglite: slower > pgliteTimes,
    }
    holds &&= !Object.values(isOver).includes(true)
    console.log(
      [
        read.name.padEnd(42),
        cell(small.database.toFixed(2)),
        cell(large.database.toFixed(2), isOver.database),
        cell((large.database / small.database).toFixed(1), isOver.grew),
        cell(nothing.toFixed(2)),
        cell((large.database / nothing).toFixed(0)),
        cell(small.http.toFixed(1)),
        cell(large.http.toFixed(1), isOver.http),
        postgres ? cell(slower.toFixed(1), isOver.pglite) : '',
      ].join(''),
    )
  }
  return holds
}
