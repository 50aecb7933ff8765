import { sql } from 'kysely'
import { auditActions } from '../identity/audit/actions.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { newPerson } from '../identity/users/person-row.ts'

/** A statement may take at most half a minute. */
const batchSize = 50_000

/** The result of {@link generateAuditEntries}. */
export interface GeneratedLog {
  team_id: number
  /**
   * The first one did half of everything, each of the others less than the one before, the last one almost
   * nothing.
   */
  users: number[]
}

/**
 * A team with a long audit log, written by the database itself: for plans and benchmarks, where only size and
 * distribution matter. Two in five entries are sign-ins; each of the other actions is rarer than the one before it.
 * The first person has never archived a store, while all others have. The older half is about closed stores.
 */
export async function generateAuditEntries(
  database: WholeDatabase,
  { entries, people = 60 }: { entries: number; people?: number },
): Promise<GeneratedLog> {
  const created_at = new Date('2026-01-01T00:00:00Z')
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Busy', timezone: 'Europe/Istanbul', created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const rows = await inTeam(database, team_id, (db) =>
    db
      .insertInto('users')
      .values(
        Array.from({ length: people }, (_, index) => {
          const [name, email] = [`Person No${index + 1}`, `person.no${index + 1}.${team_id}@example.test`]
          const kept = { profile_picture: null, role: 'editor', status: 'active', created_at } as const
          return newPerson({ name, email, ...kept }, created_at)
        }),
      )
      .returning('id')
      .execute(),
  )
  const users = rows.map(({ id }) => id)
  const actions = Object.keys(auditActions)
  for (let from = 0; from < entries; from += batchSize) {
    const until = Math.min(entries, from + batchSize)
    await sql`
      insert into audit_entries (team_id, at, user_id, action, subject, subject_id, details, address, request_id,
        actor_name, actor_email, subject_name, search_text)
      select ${team_id}, timestamptz '2025-12-31 23:00Z' - n * interval '73 seconds', (${users}::bigint[])[person], action,
        split_part(action, '.', 1), n % 500, '{}', '192.0.2.1', 'request-' || n, 'Person No' || person,
        'person.no' || person || '@example.test', subject,
        ' person no' || person || ' person.no' || person || '@example.test ' || lower(subject)
      from (
        select n, person, 'Oak Store' || n % 500 || case when n >= ${Math.floor(entries / 2)}::int then ' closed' else '' end as subject, case
            when person = 1 and act = 'store.archived' then 'store.restored'
            when person > 1 and n % 3 = 0 then 'store.archived'
            else act end as action
        from (
          select n, case when n % 2 = 0 then 1
              else 2 + floor(power((n::bigint * 7919 % 100003) / 100003.0, 3) * (${people}::int - 1))::int end as person,
            case when n % 5 < 2 then 'session.started' else (${actions}::text[])[
              1 + floor(power((n::bigint * 6101 % 99991) / 99991.0, 2) * ${actions.length}::int)::int] end as act
          from generate_series(${from}::int, ${until - 1}::int) as n) as made) as named`.execute(database)
  }
  await sql`vacuum (analyze) audit_entries`.execute(database)
  return { team_id, users }
}
