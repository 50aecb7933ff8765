import { sql } from 'kysely'
import type { AuditEntry, AuditFilter } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { countedMatches } from '../../platform/lists/list-filters.ts'
import type { AskedMatches, Match } from '../../platform/lists/list-matches.ts'
import type { List } from '../../platform/lists/list.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import type { SearchPatterns } from '../../platform/lists/search-text.ts'
import { bothWays } from '../../platform/lists/sort-order.ts'
import { describeAction } from './actions.ts'
import { auditFilters } from './filters.ts'
import { searchedActions } from './searched-actions.ts'

/** The audit log as a list. */
export const auditList: List<AuditFilter, AuditEntry, ListScope> = {
  table: 'audit_entries',
  scope: async (db) => ({ ids: [currentTeam(db)], areAll: true, rows: null }),
  sorts: bothWays('at', { name: 'at', type: 'timestamptz' }),
  filters: auditFilters,
  matches: searchedEntries,
  matching: matchingEntries,
  rows: entriesShown,
}

async function searchedEntries(
  db: TeamDatabase,
  _scope: ListScope,
  { text, whole }: SearchPatterns,
  { sort, filters, wanted }: AskedMatches<AuditFilter['sort']>,
) {
  const search = (pattern: string, narrowed: object) =>
    sql`search_audit_entries(${pattern}, ${sort}, ${JSON.stringify(narrowed)}::jsonb, ${wanted})`
  const { action: chosen } = filters as { action?: string[] }
  const action = searchedActions(whole).filter((name) => chosen === undefined || chosen.includes(name))
  if (action.length === 0) {
    const { rows } = await sql<Match>`
      select id, total, is_capped from ${search(text, filters)}
      with ordinality as found (id, total, is_capped, place) order by place`.execute(db)
    return rows
  }
  // The first of both are among the first of each.
  const { rows } = await sql<Match>`
    with found as (
      select id, bool_or(is_capped) as is_capped from (
        select * from ${search(text, filters)} union all select * from ${search('%', { ...filters, action })}
      ) as either group by id)
    select f.id, least(count(*) over (), ${countedMatches})::integer as total,
      bool_or(f.is_capped) over () or count(*) over () > ${countedMatches} as is_capped
    from found f join audit_entries e on e.team_id = ${currentTeam(db)} and e.id = f.id
    order by ${sort === 'at' ? sql`e.at, e.id` : sql`e.at desc, e.id desc`} limit ${countedMatches}`.execute(
    db,
  )
  return rows
}

async function matchingEntries(db: TeamDatabase, ids: number[], { text, whole }: SearchPatterns) {
  const { rows } = await sql<{ id: number }>`
    select id from audit_entries where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[])
      and (search_text like ${text} or action = any(${searchedActions(whole)}::text[]))`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** A row of the statement below; people who have left the team have no id. */
interface EntryRow extends Selected<
  'audit_entries',
  'id' | 'at' | 'action' | 'subject' | 'subject_id' | 'subject_name' | 'details' | 'address' | 'request_id'
> {
  actor: { id: number | null; name: string | null; email: string | null } | null
}

function toEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    details: row.details,
    // What the host says about a request without a network, such as those that fill the demo.
    address: row.address === 'unknown' ? null : row.address,
    request_id: row.request_id,
    description: describeAction(row.action),
  }
}

/** Entries as the log shows them. */
async function entriesShown(db: TeamDatabase, shown: ShownRows): Promise<AuditEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.at, case when e.user_id is not null then
        json_build_object('id', u.id, 'name', e.actor_name, 'email', e.actor_email) end as actor,
      e.action, e.subject, e.subject_id, e.subject_name, e.details, e.address, e.request_id
    from ${shown.from} as e
    left join users u on u.team_id = ${currentTeam(db)} and u.id = e.user_id
    order by ${shown.order}`.execute(db)
  return rows.map(toEntry)
}
