import { sql } from 'kysely'
import type { AuditEntry, AuditFilter } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { matchingIds } from '../../platform/lists/list-matches.ts'
import type { AskedMatches, Match } from '../../platform/lists/list-matches.ts'
import type { List } from '../../platform/lists/list.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import type { SearchPatterns } from '../../platform/lists/search-text.ts'
import { bothWays } from '../../platform/lists/sort-order.ts'
import { describeAction } from './actions.ts'
import { auditFilters } from './filters.ts'

/** The audit log as a list. */
export const auditList: List<AuditFilter, AuditEntry, ListScope> = {
  table: 'audit_entries',
  scope: async (db) => ({ ids: [currentTeam(db)], areAll: true, rows: null }),
  sorts: bothWays('at', { name: 'at', type: 'timestamptz' }),
  filters: auditFilters,
  matches: searchedEntries,
  matching: (db, ids, { text }) => matchingIds(db, 'audit_entries', ids, text),
  rows: entriesShown,
}

async function searchedEntries(
  db: TeamDatabase,
  _scope: ListScope,
  { text }: SearchPatterns,
  { sort, filters, wanted }: AskedMatches<AuditFilter['sort']>,
) {
  const { rows } = await sql<Match>`
    select id, total, is_capped from search_audit_entries(
      ${text}, ${sort}, ${JSON.stringify(filters)}::jsonb, ${wanted}
    ) with ordinality as found (id, total, is_capped, place) order by place`.execute(db)
  return rows
}

type EntryRow = Omit<AuditEntry, 'description'>

/** Entries as the log shows them; people who have left the team have no id. */
async function entriesShown(db: TeamDatabase, shown: ShownRows): Promise<AuditEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.at, case when e.user_id is not null then
        json_build_object('id', u.id, 'name', e.actor_name, 'email', e.actor_email) end as actor,
      e.action, e.subject, e.subject_id, e.subject_name, e.details, e.address, e.request_id
    from ${shown.from} as e
    left join users u on u.team_id = ${currentTeam(db)} and u.id = e.user_id
    order by ${shown.order}`.execute(db)
  return rows.map((row) => ({ ...row, description: describeAction(row.action) }))
}
