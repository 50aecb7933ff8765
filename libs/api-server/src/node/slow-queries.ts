import type { LogEvent } from 'kysely'
import { teamOfStatement } from '../platform/database/team-scope.ts'
import type { Log } from '../platform/dependencies/dependencies.ts'
import { isExplanation } from './explain-statement.ts'
import { loggedFields } from './log.ts'

/** A statement that took long, without its values. */
export interface SlowQuery {
  /** Counts up in this process. */
  id: number
  at: string
  ms: number
  /** The call or the queue whose work it was; null for other work. */
  name: string | null
  /** The team that it was for; null for none, or all. */
  team_id: number | null
  statement: string
  failed: boolean
  /** How the server runs it whatever its values are; null while that is not known, or cannot be said. */
  plan: string | null
}

/** What is watched for statements that take long. */
export interface SlowQueries {
  /** Looks at a statement that has ended. */
  watch: (event: LogEvent) => void
  /** The latest ones of this process, the last one first. */
  latest: () => SlowQuery[]
}

interface SlowQueryOptions {
  log: Log
  /** Statements that took this many milliseconds or longer are slow. */
  fromMs: number
  /** The plan of a statement for a team, or of the directory. */
  explain: (statement: string, team: number | null) => Promise<string>
}

/** A statement that is longer is cut. */
const longestStatement = 2000
const mostLatest = 50
/** So many plans are remembered: a statement that is often slow is explained once. */
const mostPlans = 100
/** What has a plan; `begin` and `set` have none. */
const hasPlan = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * Logs the statements that took long, without their values, and their plans once. The lines carry what `log.within`
 * gave to the request or job that asked.
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
    // One at a time: what makes statements slow shall not be made worse.
    if (isExplaining || plans.size >= mostPlans || !hasPlan.test(text)) return
    isExplaining = true
    try {
      const plan = await explain(text, slow.team_id)
      plans.set(text, plan)
      slow.plan = plan
      log.warn({ statement: slow.statement, plan }, 'the plan of a slow query')
    } catch {
      // It is asked for again with the next one; the line of the query itself is there.
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
      latest.length = Math.min(latest.length, mostLatest)
      void addPlan(slow, query.sql)
    },
    latest: () => [...latest],
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
