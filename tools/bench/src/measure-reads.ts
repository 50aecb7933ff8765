import type { WholeDatabase } from '@tandem/api-server'
import { readListPage, readNothing } from '@tandem/api-server/testing'
import { commerceReads } from './commerce-reads.ts'
import type { CommerceRead } from './commerce-reads.ts'
import type { TimedServer } from './server-time.ts'
import { openTimedCalls } from './timed-calls.ts'
import { clocked, timedInTurns } from './timed-in-turns.ts'
import type { SizedTeam } from './sized-team.ts'

/** A database with both teams, and the connection that reports how long its server took. */
export interface MadeDatabase {
  database: WholeDatabase
  teams: { small: SizedTeam; large: SizedTeam }
  /** Null if the database runs in our own process. */
  server: TimedServer | null
}

/** Medians in milliseconds. */
export interface Timing {
  /**
   * The time that the server itself reports; null for the embedded database, which runs in our own process.
   */
  server: number | null
  /** The whole read from our side: transaction, building statements, network, reading rows. */
  whole: number
}

/** One read, for a small team and for a large one. */
export interface MeasuredRead {
  read: CommerceRead
  small: Timing & { http: number }
  large: Timing & { http: number }
  /** `select 1` in the same rounds: the cost of the machine and the connection. */
  nothing: Timing
  /** The whole read of the large team from the other database, in the same rounds. */
  beside: number | null
}

/** Measures every read of both teams, alternating with the same reads of another database if given. */
export async function measureReads(
  { database, teams, server }: MadeDatabase,
  other: MadeDatabase | null,
): Promise<MeasuredRead[]> {
  const ids = [teams.small.team.team_id, teams.large.team.team_id] as const
  const http = await openTimedCalls(database, ids)
  const measured: MeasuredRead[] = []
  const ofLarge = commerceReads(teams.large)
  const ofOther = other ? commerceReads(other.teams.large) : []
  for (const [index, ofSmall] of commerceReads(teams.small).entries()) {
    const read = ofLarge[index]
    if (!read) continue
    const asked = [
      pageOf(teams.small, ofSmall),
      pageOf(teams.large, read),
      (db: WholeDatabase) => readNothing(db, teams.large.team.team_id),
    ]
    const same = ofOther[index]
    const [small = 0, large = 0, nothing = 0, ...more] = await timedInTurns([
      ...asked.map((work) => () => clocked(() => work(database))),
      ...(server ? asked.map((work) => () => server.spent(work)) : []),
      ...(other && same ? [() => clocked(() => pageOf(other.teams.large, same)(other.database))] : []),
    ])
    const told = server ? more.splice(0, asked.length) : []
    const [smallHttp = 0, largeHttp = 0] = await timedInTurns([
      () => clocked(() => http.ask(ids[0], pathOf(ofSmall))),
      () => clocked(() => http.ask(ids[1], pathOf(read))),
    ])
    measured.push({
      read,
      small: { server: told[0] ?? null, whole: small, http: smallHttp },
      large: { server: told[1] ?? null, whole: large, http: largeHttp },
      nothing: { server: told[2] ?? null, whole: nothing },
      beside: more[0] ?? null,
    })
  }
  await http.close()
  return measured
}

const pageOf =
  ({ team }: SizedTeam, { list, search }: CommerceRead) =>
  (database: WholeDatabase) =>
    readListPage(database, team.team_id, list, search)

const pathOf = ({ list, search }: CommerceRead) => `/ecommerce/${list}?${search}`
