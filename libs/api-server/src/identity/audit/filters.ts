import { sql } from 'kysely'
import { teamMessages } from '@tandem/api-contract'
import type { AuditFilter } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import {
  compares,
  conditionsOf,
  countedMatches,
  isOneOf,
  momentsOf,
} from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { auditActions, signInActions } from './actions.ts'

/** With more than these, a scan by time soon finds enough, and the statement would become long. */
const maxWalks = 60

/**
 * The conditions of the audit log. @throws VALIDATION_FAILED for people whom the team doesn't have and never
 * had
 */
export async function auditFilters(
  db: TeamDatabase,
  view: AuditFilter,
  _scope: ListScope,
): Promise<ListFilters | null> {
  const user_id = view.user_id && [...new Set(view.user_id)]
  const action = chosenActions(view)
  if (user_id) await requireUsers(db, user_id)
  const { from, until } = await momentsOf(db, view)
  const others = conditionsOf(
    // Not a list of the other actions: newer versions may have written ones that this one doesn't know.
    view.sign_ins === 'hidden' ? sql`not (action = any(${[...signInActions]}::text[]))` : undefined,
    compares('at', '>=', from),
    compares('at', '<', until),
  )
  const conditions = conditionsOf(
    user_id?.length === 1
      ? compares('user_id', '=', user_id[0])
      : user_id && sql`user_id = any(${user_id}::bigint[])`,
    action?.length === 1 ? compares('action', '=', action[0]) : isOneOf('action', action),
    ...others,
  )
  if (conditions.length === 0) return null
  return {
    conditions,
    values: { user_id, action: searchedAmong(action, view.sign_ins), from, until },
    first: firstOf(db, { user_id, action, others, isDown: view.sort === '-at' }),
    counted: null,
  }
}

/** The actions to show; undefined shows all, but for hidden sign-ins. */
function chosenActions({ action, sign_ins }: AuditFilter): string[] | undefined {
  const chosen = action && [...new Set(action)]
  return sign_ins === 'only'
    ? (chosen ?? [...signInActions]).filter((name) => signInActions.has(name))
    : chosen
}

/** The search function only takes actions to include, so a search can't find those of newer versions. */
const searchedAmong = (chosen: string[] | undefined, signIns: AuditFilter['sign_ins']) =>
  signIns === 'hidden'
    ? (chosen ?? Object.keys(auditActions)).filter((name) => !signInActions.has(name))
    : chosen

/** People who left are found by their entries. */
async function requireUsers(db: TeamDatabase, ids: number[]) {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${ids}::bigint[]) as asked (id)
    where not exists (select from users u where u.team_id = ${currentTeam(db)} and u.id = asked.id)
      and not exists (select from audit_entries e where e.team_id = ${currentTeam(db)} and e.user_id = asked.id)`.execute(
    db,
  )
  if (rows.length > 0) throw fieldProblem('user_id', teamMessages.audit.userUnknown)
}

interface Narrowed {
  user_id: number[] | undefined
  action: string[] | undefined
  others: Condition[]
  isDown: boolean
}

/**
 * The first entries of several people or actions: each has its own ordered index range, and the ranges are
 * merged. No index has them all in order, and a scan by time would take long for rare ones.
 */
function firstOf(db: TeamDatabase, { user_id, action, others, isDown }: Narrowed): Condition | undefined {
  const users = user_id?.map((id): Condition => sql`user_id = ${id}`) ?? [sql<boolean>`true`]
  const actions = action?.map((name): Condition => sql`action = ${name}`) ?? [sql<boolean>`true`]
  const walks = users.length * actions.length
  if (walks < 2 || walks > maxWalks) return undefined
  const order = sql.raw(isDown ? 'at desc, id desc' : 'at, id')
  const keys = users.flatMap((user) =>
    actions.map((did) =>
      [user, did, ...others]
        .reduce(
          (query, condition) => query.where(condition),
          db.selectFrom('audit_entries').select(['id', 'at']),
        )
        .orderBy(order)
        .limit(countedMatches + 1),
    ),
  )
  const merged = sql.join(
    keys.map((query) => sql`(${query})`),
    sql` union all `,
  )
  return sql`id = any(array(select id from (${merged}) as walks order by ${order} limit ${countedMatches + 1}))`
}
