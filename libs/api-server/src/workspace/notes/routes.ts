import {
  commerceMessages,
  createNote,
  deleteNote,
  isAllowed,
  listAllNotes,
  listNotes,
  updateNote,
} from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import type { AuditEntry } from '../../identity/audit/audit.ts'
import type { Session } from '../../platform/request/session.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { rowLabels } from '../favorites/favoritable-rows.ts'
import { noteExportRoutes } from './export.ts'
import { noteList } from './note-list.ts'
import {
  changeNote,
  findNote,
  findNotes,
  insertNote,
  lockNotable,
  removeNote,
  requireNotable,
} from './queries.ts'
import type { FoundNote } from './queries.ts'
import { notifyMentioned } from './notify-mentioned.ts'

export const noteRoutes = [
  implement(listNotes, async ({ search, session, team }) => ({
    data: await team(async (db) => {
      await requireNotable(db, search)
      return findNotes(db, session.user_id, search)
    }),
  })),

  implement(listAllNotes, ({ search, session, team }) =>
    team((db) => listPage(db, search, noteList(session.user_id), session.user_id)),
  ),

  implement(createNote, async ({ body, session, team, audit, dependencies }) => ({
    data: await team(async (db) => {
      const { mentions, ...written } = body
      await lockNotable(db, session.user_id, body)
      requireSharing(session, body.visible_to_team)
      const id = await insertNote(db, { ...written, user_id: session.user_id, at: dependencies.now() })
      const note = await readNote(db, session, id)
      if (note.visible_to_team) await audit(db, await entryOf(db, 'note.created', note))
      await notifyMentioned(db, session, note, mentions, dependencies.now())
      return note
    }),
  })),

  implement(updateNote, async ({ params: { id }, body, session, team, audit, dependencies }) => ({
    data: await team(async (db) => {
      const { mentions, ...written } = body
      const before = await findChangeable(db, session, id)
      requireSharing(session, body.visible_to_team)
      await changeNote(db, id, { ...written, updated_at: dependencies.now() })
      const after: Note = {
        ...before.note,
        ...written,
        updated_at: dependencies.now().toISOString(),
      }
      if (before.note.visible_to_team || after.visible_to_team)
        await audit(db, await entryOf(db, 'note.updated', after))
      await notifyMentioned(db, session, after, mentions, dependencies.now())
      return after
    }),
  })),

  implement(deleteNote, async ({ params: { id }, session, team, audit }) => ({
    data: await team(async (db) => {
      const { note } = await findDeletable(db, session, id)
      await removeNote(db, id)
      if (note.visible_to_team) await audit(db, await entryOf(db, 'note.deleted', note))
      return note
    }),
  })),

  ...noteExportRoutes,
]

async function readNote(db: TeamDatabase, session: Session, id: number): Promise<Note> {
  const found = await findNote(db, session.user_id, id)
  if (!found) throw problem('MODEL_NOT_FOUND')
  return found.note
}

/**
 * A note of the caller: nobody may change a text under another person's name. @throws MODEL_NOT_FOUND,
 * FORBIDDEN
 */
async function findChangeable(db: TeamDatabase, session: Session, id: number): Promise<FoundNote> {
  const found = await findNote(db, session.user_id, id)
  if (!found) throw problem('MODEL_NOT_FOUND')
  if (found.user_id !== session.user_id) throw problem('FORBIDDEN')
  return found
}

/** A note of the caller, or a shared one for callers with `notes.delete`. @throws MODEL_NOT_FOUND, FORBIDDEN */
async function findDeletable(db: TeamDatabase, session: Session, id: number): Promise<FoundNote> {
  const found = await findNote(db, session.user_id, id)
  if (!found) throw problem('MODEL_NOT_FOUND')
  if (found.user_id !== session.user_id && !isAllowed(session.role, 'notes.delete'))
    throw problem('FORBIDDEN')
  return found
}

/** @throws VALIDATION_FAILED on `visible_to_team` for a person who may not share */
function requireSharing(session: Session, visibleToTeam: boolean) {
  if (visibleToTeam && !isAllowed(session.role, 'shared.write'))
    throw fieldProblem('visible_to_team', commerceMessages.note.shared)
}

/**
 * The entry of a note, with the name of its row. Without its text, which may be deleted for a reason, and without a
 * customer's name, which a privacy request must be able to remove.
 */
async function entryOf(
  db: TeamDatabase,
  action: AuditEntry['action'],
  { id, notable_type, notable_id }: Note,
): Promise<AuditEntry> {
  const names = notable_type === 'customer' ? null : await rowLabels(db, notable_type, [notable_id])
  return {
    action,
    subject: 'note',
    subject_id: id,
    subject_name: names?.get(notable_id) ?? null,
    details: { notable_type, notable_id },
  }
}
