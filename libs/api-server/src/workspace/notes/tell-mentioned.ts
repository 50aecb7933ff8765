import { commerceMessages } from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { Session } from '../../platform/request/session.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Tells the people whom a note mentions, each once however often it is changed. Its author isn't told, and of a private
 * note nobody is. @throws VALIDATION_FAILED on `mentions` for somebody who isn't an active member
 */
export async function tellMentioned(
  db: TeamDatabase,
  { user_id }: Session,
  { id, visible_to_team }: Note,
  mentions: readonly number[] | undefined,
  at: Date,
): Promise<void> {
  const ids = [...new Set(mentions ?? [])]
  if (ids.length === 0) return
  const members = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('id', 'in', ids)
    .execute()
  if (members.length < ids.length) throw fieldProblem('mentions', commerceMessages.note.unknownMention)
  if (!visible_to_team) return
  const others = ids.filter((person) => person !== user_id)
  await notify(db, { kind: 'mention', event: String(id), at, note_id: id }, others)
}
