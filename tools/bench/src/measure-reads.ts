import { serve } from '@hono/node-server'
import { basePath } from '@tandem/api-contract'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi, readListPage, readNothing } from '@tandem/api-server/testing'
import type { GeneratedTeam } from '@tandem/api-server/testing'
import { commerceReads } from './commerce-reads.ts'
import type { CommerceRead } from './commerce-reads.ts'

/** A team with the number of its orders. */
export interface SizedTeam {
  team: GeneratedTeam
  orders: number
}

/** Medians in milliseconds, in the database and over HTTP. */
export interface Timing {
  database: number
  http: number
}

/** One read, of a small team and of a large one. */
export interface MeasuredRead {
  read: CommerceRead
  small: Timing
  large: Timing
  /** `select 1` in the same rounds: what the machine and the way to the database cost. */
  nothing: number
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

/** Measures every read of both teams on a database. */
export async function measureReads(
  database: WholeDatabase,
  teams: { small: SizedTeam; large: SizedTeam },
): Promise<MeasuredRead[]> {
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

  const inDatabase = (size: 'small' | 'large', { list, search }: CommerceRead) =>
    readListPage(database, teams[size].team.team_id, list, search)
  async function overHttp(size: 'small' | 'large', { name, list, search }: CommerceRead) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${basePath}/ecommerce/${list}?${search}`, {
      headers: { Authorization: `Bearer ${tokens[size]}` },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${text}`)
    return performance.now() - began
  }

  const measured: MeasuredRead[] = []
  const ofLarge = commerceReads(teams.large)
  for (const [index, ofSmall] of commerceReads(teams.small).entries()) {
    const read = ofLarge[index]
    if (!read) continue
    const [small = 0, large = 0, nothing = 0] = await timedInTurns([
      () => inDatabase('small', ofSmall),
      () => inDatabase('large', read),
      () => readNothing(database, teams.large.team.team_id),
    ])
    const [smallHttp = 0, largeHttp = 0] = await timedInTurns([
      () => overHttp('small', ofSmall),
      () => overHttp('large', read),
    ])
    measured.push({
      read,
      small: { database: small, http: smallHttp },
      large: { database: large, http: largeHttp },
      nothing,
    })
  }
  await new Promise((resolve) => server.close(resolve))
  await api.close()
  return measured
}
