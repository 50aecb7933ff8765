import { loadavg } from 'node:os'
import type { CommerceRead } from './commerce-reads.ts'
import type { MeasuredRead } from './measure-reads.ts'
import { repeats } from './timed-in-turns.ts'

/** The limits on PostgreSQL, in milliseconds: in the database, as its server reports, and over HTTP. */
const maxMs = { database: 10, search: 20, firstPage: 1.5, http: 25 }
/** How much more the larger team may cost in the database than the smaller one. */
const growth = { times: 1.3, more: 0.3, farMore: 3 }
/** How many times longer a whole read of the embedded database may take than one of PostgreSQL. */
const pgliteTimes = 5

const limitOf = ({ kind }: CommerceRead) =>
  kind === 'first page' ? maxMs.firstPage : kind === 'search' ? maxMs.search : maxMs.database

/** The limit for the large team's page; null where growth has no limit. */
function allowedBeside({ kind }: CommerceRead, small: number): number | null {
  if (kind === 'far page') return small + growth.farMore
  return kind === 'first page' ? Math.max(small * growth.times, small + growth.more) : null
}

interface Column {
  head: string
  of: (measured: MeasuredRead) => number
  digits: number
  isOver?: (measured: MeasuredRead) => boolean
}

/** Times that the server reports, which the limits apply to. PostgreSQL only. */
const inDatabase = ({ small, large }: Sizes): Column[] => [
  { head: `db ${small}`, digits: 2, of: (read) => read.small.server ?? 0 },
  {
    head: `db ${large}`,
    digits: 2,
    of: (read) => read.large.server ?? 0,
    isOver: ({ read, large: { server } }) => (server ?? 0) > limitOf(read),
  },
  {
    head: 'times',
    digits: 1,
    of: (read) => (read.large.server ?? 0) / (read.small.server ?? 0),
    isOver: (read) =>
      (read.large.server ?? 0) > (allowedBeside(read.read, read.small.server ?? 0) ?? Infinity),
  },
  { head: 'db select 1', digits: 2, of: ({ nothing }) => nothing.server ?? 0 },
]

/** Times of whole reads from our side. */
const waitedFor = ({ small, large }: Sizes): Column[] => [
  { head: `read ${small}`, digits: 2, of: (read) => read.small.whole },
  { head: `read ${large}`, digits: 2, of: (read) => read.large.whole },
  { head: 'read select 1', digits: 2, of: ({ nothing }) => nothing.whole },
]

const overHttp = ({ small, large }: Sizes, isLimited: boolean): Column[] => [
  { head: `http ${small}`, digits: 1, of: (read) => read.small.http },
  {
    head: `http ${large}`,
    digits: 1,
    of: (read) => read.large.http,
    isOver: (read) => isLimited && read.large.http > maxMs.http,
  },
]

/** Whole reads are compared, because one goes to a server and the other stays in our own process. */
const timesBeside = ({ large, beside }: MeasuredRead) => large.whole / (beside ?? large.whole)
const besidePostgres: Column[] = [
  { head: 'read postgres', digits: 2, of: ({ beside }) => beside ?? 0 },
  { head: '× postgres', digits: 1, of: timesBeside, isOver: (read) => timesBeside(read) > pgliteTimes },
]

interface Sizes {
  small: number
  large: number
}

const cell = (text: string, isOver = false) => `${text}${isOver ? '!' : ' '}`.padStart(14)

/**
 * Prints the comparison of both sizes, and with PostgreSQL if it was measured. @returns whether every limit
 * holds
 */
export function printReads(kind: string, sizes: Sizes, measured: MeasuredRead[]): boolean {
  const isServer = measured.every(({ large }) => large.server !== null)
  const columns = [
    ...(isServer ? inDatabase(sizes) : []),
    ...waitedFor(sizes),
    ...overHttp(sizes, isServer),
    ...(measured.some(({ beside }) => beside !== null) ? besidePostgres : []),
  ]
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(`\n${kind}: median of ${repeats}, in ms (! = over its limit); load of the machine ${load[0]}`)
  if (isServer)
    console.log('db: what the server says that it took; read: what we wait for, the way there included')
  console.log(''.padEnd(40) + columns.map(({ head }) => cell(head)).join(''))
  let holds = true
  for (const read of measured) {
    const cells = columns.map(({ of, digits, isOver }) => {
      const isBeyond = isOver?.(read) ?? false
      holds &&= !isBeyond
      return cell(of(read).toFixed(digits), isBeyond)
    })
    console.log(read.read.name.padEnd(40) + cells.join(''))
  }
  return holds
}
