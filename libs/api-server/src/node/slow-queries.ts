import type { LogEvent } from 'kysely'
import { teamOfStatement } from '../platform/database/team-scope.ts'
import type { Log } from '../platform/dependencies/dependencies.ts'
import { isExplanation } from './explain-statement.ts'
import { loggedFields } from './log.ts'

/** A slow statement, without its values. */
export interface SlowQuery {
  /** Increases with each slow statement of this process. */
  id: number
  at: string
  ms: number
  /** The call or queue that ran it; null for other work. */
  name: string | null
  /** The team that it ran for; null for no team or all teams. */
  team_id: number | null
  statement: string
  failed: boolean
  /** How the server runs it for any values; null while the plan is not known or not available. */
  plan: string | null
}

/** Watches for slow statements. */
export interface SlowQueries {
  /** Checks a statement that has ended. */
  watch: (event: LogEvent) => void
  /** The latest slow statements of this process, the newest first. */
  latest: () => SlowQuery[]
}

interface SlowQueryOptions {
  log: Log
  /** Statements that take at least this many milliseconds are slow. */
  fromMs: number
  /** The plan of a statement for a team, or of the directory. */
  explain: (statement: string, team: number | null) => Promise<string>
}

/** Longer statements are shown cut to this length. */
const longestStatement = 3000
const maxLatest = 50
/** How many plans are remembered; a statement that is often slow is planned only once. */
const maxPlans = 100
/** Matches statements that have a plan; `begin` and `set` have none. */
const hasPlan = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * Logs slow statements without their values, and each plan once. The lines carry the fields that `log.within` gave to
 * the request or job.
 */
export function slowQueries({ log, fromMs, explain }: SlowQueryOptions): SlowQueries {
  const latest: SlowQuery[] = []
  const plans = new Map<string, string>()
  let isExplaining = false
  let count = 0

  async function addPlan(slow: SlowQuery, text: string) {
    const known = plans.get(text)
    if (known !== undefined) {
      slow.plan = known
      return
    }
    // One plan at a time, so that a slow database does not become slower.
    if (isExplaining || plans.size >= maxPlans || !hasPlan.test(text)) return
    isExplaining = true
    try {
      const plan = await explain(text, slow.team_id)
      plans.set(text, plan)
      slow.plan = plan
      log.warn({ statement: slow.statement, plan }, 'the plan of a slow query')
    } catch {
      // Ignore the error: the query itself is logged, and its plan is tried again next time.
    } finally {
      isExplaining = false
    }
  }

  return {
    watch({ query, queryDurationMillis, level }) {
      if (queryDurationMillis < fromMs || isExplanation(query.sql)) return
      const statement = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, longestStatement)
      const ms = Math.round(queryDurationMillis)
      const failed = level === 'error'
      log.warn({ ms, statement, ...(failed && { failed }) }, 'a query was slow')
      const { call, queue, team_id } = loggedFields()
      const slow: SlowQuery = {
        id: (count += 1),
        at: new Date().toISOString(),
        ms,
        name: textOf(call) ?? textOf(queue),
        team_id: teamOfStatement(query) ?? (typeof team_id === 'number' ? team_id : null),
        statement,
        failed,
        plan: null,
      }
      latest.unshift(slow)
      latest.length = Math.min(latest.length, maxLatest)
      void addPlan(slow, query.sql)
    },
    latest: () => [...latest],
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
