import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi, readListPage, readNothing } from '@tandem/api-server/testing'
import type { GeneratedTeam } from '@tandem/api-server/testing'
import { commerceReads } from './commerce-reads.ts'
import type { CommerceRead } from './commerce-reads.ts'
import type { TimedServer } from './server-time.ts'

/** A database with both teams in it, and the connection that tells what its server took. */
export interface MadeDatabase {
  database: WholeDatabase
  teams: { small: SizedTeam; large: SizedTeam }
  /** Null where the database is in our own process. */
  server: TimedServer | null
}

/** A team with the number of its orders. */
export interface SizedTeam {
  team: GeneratedTeam
  orders: number
}

/** Medians in milliseconds. */
export interface Timing {
  /** What the server itself says it took; null of the embedded database, which is in our own process. */
  server: number | null
  /** The whole read as we wait for it: its transaction, making its statements, the way there, reading the rows. */
  whole: number
}

/** One read, of a small team and of a large one. */
export interface MeasuredRead {
  read: CommerceRead
  small: Timing & { http: number }
  large: Timing & { http: number }
  /** `select 1` in the same rounds: what the machine and the way to the database cost. */
  nothing: Timing
  /** The whole read of the large team from the other database, in the same rounds. */
  beside: number | null
}

/** How often each read is timed. */
export const repeats = 21

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** The medians of several things done in turns, so that what else the machine does falls on all of them. */
async function timedInTurns(works: (() => Promise<number>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => [])
  for (let round = -3; round < repeats; round += 1) {
    for (const [index, work] of works.entries()) {
      const time = await work()
      if (round >= 0) times[index]?.push(time)
    }
  }
  return times.map(median)
}

async function clocked(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Measures every read of both teams, beside the same reads of another database where there is one. */
export async function measureReads(
  { database, teams, server }: MadeDatabase,
  other: MadeDatabase | null,
): Promise<MeasuredRead[]> {
  const http = await openHttp(database, teams)
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
      () => clocked(() => http.ask('small', ofSmall)),
      () => clocked(() => http.ask('large', read)),
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

/** The same reads through a server, each team's by somebody of it. */
async function openHttp(database: WholeDatabase, teams: MadeDatabase['teams']) {
  // Limits would answer for the handlers.
  const api = await createTestApi({
    database,
    overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
  })
  const tokens = {
    small: (await api.newUser(teams.small.team.team_id)).token,
    large: (await api.newUser(teams.large.team.team_id)).token,
  }
  const server = serve({ fetch: createApi(api.dependencies).fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    async ask(size: 'small' | 'large', { name, list, search }: CommerceRead) {
      const answer = await fetch(`http://127.0.0.1:${port}${basePath}/ecommerce/${list}?${search}`, {
        headers: { Authorization: `Bearer ${tokens[size]}` },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${name}: ${text}`)
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await api.close()
    },
  }
}
