import type { CompiledQuery, QueryResult } from 'kysely'
import type { Plan, ReadAs, Reading } from '../platform/database/reading.ts'
import { appRole } from '../platform/database/team-scope.ts'
import type { LimitedPool } from './limited-pool.ts'
import type { Statement } from './statements-together.ts'

/** A statement that waits for the other statements of its reading. */
interface Waiting {
  statement: Statement
  team: number | null
  plan: Plan
  taken: PromiseWithResolvers<QueryResult<never>>
}

/** How many statements the server keeps for each connection; others are planned each time. */
const maxKept = 100

/**
 * From here to the end of the trip, row-level security shows the rows of one team only, and a statement that changes
 * something fails.
 */
const scope = `select concat(set_config('app.team_id', $1, true), set_config('role', $2, true),
  set_config('transaction_read_only', 'on', true), set_config('statement_timeout', $3, true),
  set_config('plan_cache_mode', $4, true), set_config('enable_sort', $5, true),
  set_config('jit', case when $6 then 'off' else current_setting('jit') end, true))`

/**
 * Sends the statements of each reading to the server. All statements that are requested before an answer is awaited go
 * in one round trip, which is one transaction.
 */
export class Trips {
  readonly #pool: LimitedPool
  readonly #statementMs: number
  readonly #waiting = new Map<Reading, Waiting[]>()
  readonly #names = new Map<string, string>()

  constructor(pool: LimitedPool, statementMs: number) {
    this.#pool = pool
    this.#statementMs = statementMs
  }

  /** The rows of one statement. */
  async take(
    { sql, parameters }: CompiledQuery,
    { reading, team, plan }: ReadAs,
  ): Promise<QueryResult<never>> {
    const taken = Promise.withResolvers<QueryResult<never>>()
    const name = plan === 'each' ? undefined : this.#nameOf(sql)
    const others = this.#waiting.get(reading)
    const asked = { statement: { text: sql, values: parameters, name }, team, plan, taken }
    if (others) others.push(asked)
    else {
      this.#waiting.set(reading, [asked])
      // Waits until all code that needs no answer has run, because it may request further statements.
      process.nextTick(() => this.#leave(reading))
    }
    return taken.promise
  }

  async #leave(reading: Reading) {
    const waiting = this.#waiting.get(reading) ?? []
    this.#waiting.delete(reading)
    const statements: Statement[] = []
    const places = new Map<Waiting, number>()
    // The owner's statements come first, because a trip cannot switch back from the role of a team.
    for (const [team, ofTeam] of [...Map.groupBy(waiting, (each) => each.team)].toSorted(ownerFirst)) {
      if (team !== null) statements.push(this.#scopeOf(team, ofTeam))
      for (const each of ofTeam) places.set(each, statements.push(each.statement) - 1)
    }
    try {
      const results = await this.#pool.readTogether(statements)
      for (const [{ taken }, place] of places)
        taken.resolve({ rows: (results[place]?.rows ?? []) as never[] })
    } catch (error) {
      for (const { taken } of waiting) taken.reject(error)
    }
  }

  #scopeOf(team: number, ofTeam: readonly Waiting[]): Statement {
    // By default the server compares a plan for these values with the kept one, and so makes a new plan each
    // time.
    const areKept = ofTeam.every(({ plan }) => plan !== 'each')
    const cache = areKept ? 'force_generic_plan' : 'auto'
    const sort = areKept && ofTeam.some(({ plan }) => plan === 'walk') ? 'off' : 'on'
    // Before PostgreSQL 18, an avoided sort makes the plan look so expensive that the server would compile it
    // (JIT).
    return {
      text: scope,
      values: [String(team), appRole, String(this.#statementMs), cache, sort, areKept],
      name: this.#nameOf(scope),
    }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= maxKept) return known
    const name = `read_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

const ownerFirst = ([one]: [number | null, unknown], [other]: [number | null, unknown]) =>
  Number(one !== null) - Number(other !== null)
