import type { Note } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Session } from '../../platform/request/session.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Notifies the people whom a note mentions, each once however often it is changed. The author isn't notified, and nobody
 * is for a private note. Others than active members are left out, because a note can name a person who has left.
 */
export async function notifyMentioned(
  db: TeamDatabase,
  { user_id }: Session,
  { id, visible_to_team }: Note,
  mentions: readonly number[] | undefined,
  at: Date,
): Promise<void> {
  if (!visible_to_team) return
  const others = (mentions ?? []).filter((person) => person !== user_id)
  await notify(db, { kind: 'mention', event: String(id), at, note_id: id }, others)
}
