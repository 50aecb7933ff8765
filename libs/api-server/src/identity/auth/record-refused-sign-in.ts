import { sql } from 'kysely'
import { auditSearchText } from '../audit/audit.ts'
import type { AuditAction } from '../audit/actions.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { answerEvenly } from './answer-evenly.ts'
import type { Circumstances } from './circumstances.ts'
import type { UserKey } from './directory.ts'
import { nobody } from './link-kinds.ts'

const action: AuditAction = 'session.refused'

/**
 * Records for a team that somebody failed to sign in as one of its members. For an unknown address the same
 * work is done without storing anything: the time must not reveal the difference.
 */
export async function recordRefusedSignIn(
  { dependencies, address, request_id }: Circumstances,
  login: (UserKey & { name: string; email: string }) | undefined,
  reason: 'password' | 'deactivated',
): Promise<void> {
  const { team_id, user_id, name, email } = login ?? { team_id: nobody, user_id: nobody, name: '', email: '' }
  const search_text = auditSearchText({ name, email, subject_name: name })
  await answerEvenly(dependencies.settings, () =>
    inTeam(dependencies.database, team_id, (db) =>
      sql`
        insert into audit_entries (team_id, at, user_id, action, subject, subject_id, details, address, request_id,
          actor_name, actor_email, subject_name, search_text)
        select team_id, ${dependencies.now()}::timestamptz, id, ${action}, 'user', id, ${JSON.stringify({ reason })}::jsonb,
          ${address}, ${request_id}, name, email, name, ${search_text}
        from users where team_id = ${team_id} and id = ${user_id}`.execute(db),
    ),
  )
}
