import type { NotableType, Note } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { commerceMessages } from '@tandem/api-contract'
import { favoritableTables } from '../favorites/favoritable-rows.ts'
import { fieldProblem } from '../../platform/request/problem.ts'

/** A row that can have notes. */
export interface Notable {
  notable_type: NotableType
  notable_id: number
}

/** A note with its writer; null once they have left. */
export interface FoundNote {
  note: Note
  user_id: number | null
}

const maxNotes = 200

const noteQuery = (db: TeamDatabase, reader: number) =>
  db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.user_id')
    .select([
      'notes.id',
      'notes.content',
      'notes.visible_to_team',
      'notes.notable_type',
      'notes.notable_id',
      'notes.created_at',
      'notes.updated_at',
      'notes.user_id',
      'users.name as author_name',
      'users.profile_picture as author_picture',
    ])
    .where((condition) =>
      condition.or([condition('notes.visible_to_team', '=', true), condition('notes.user_id', '=', reader)]),
    )

type NoteRow = Awaited<ReturnType<ReturnType<typeof noteQuery>['execute']>>[number]

const noteOf = ({ user_id, author_name, author_picture, ...note }: NoteRow): FoundNote => ({
  note: {
    ...note,
    author:
      user_id === null ? null : { id: user_id, name: author_name ?? '', profile_picture: author_picture },
  },
  user_id,
})

/** The notes on a row that a person may see, newest first. */
export async function findNotes(db: TeamDatabase, reader: number, on: Notable): Promise<Note[]> {
  const rows = await noteQuery(db, reader)
    .where('notable_type', '=', on.notable_type)
    .where('notable_id', '=', on.notable_id)
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .execute()
  return rows.map((row) => noteOf(row).note)
}

/** One note that a person may see. */
export async function findNote(db: TeamDatabase, reader: number, id: number): Promise<FoundNote | undefined> {
  const row = await noteQuery(db, reader).where('notes.id', '=', id).executeTakeFirst()
  return row && noteOf(row)
}

/** Whether the team has the row. @throws VALIDATION_FAILED on `notable_id` */
export async function requireNotable(db: TeamDatabase, { notable_type, notable_id }: Notable) {
  const row = await rowQuery(db, notable_type, notable_id).executeTakeFirst()
  if (!row) throw fieldProblem('notable_id', commerceMessages.note.unknown)
}

/**
 * Makes people who write notes on one row wait for each other, so that the notes can be counted: only those the
 * writer sees, because private notes of others must not use up the limit.
 */
export async function lockNotable(db: TeamDatabase, writer: number, { notable_type, notable_id }: Notable) {
  const row = await rowQuery(db, notable_type, notable_id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw fieldProblem('notable_id', commerceMessages.note.unknown)
  const { notes } = await db
    .selectFrom('notes')
    .select((expression) => expression.fn.countAll<number>().as('notes'))
    .where('notable_type', '=', notable_type)
    .where('notable_id', '=', notable_id)
    .where((condition) =>
      condition.or([condition('visible_to_team', '=', true), condition('user_id', '=', writer)]),
    )
    .executeTakeFirstOrThrow()
  if (notes >= maxNotes) throw fieldProblem('content', commerceMessages.note.tooMany(maxNotes))
}

const rowQuery = (db: TeamDatabase, type: NotableType, id: number) =>
  db
    .selectFrom(favoritableTables[type] as 'stores')
    .select('id')
    .where('id', '=', id)

/** Adds a note; returns its id. Needs `lockNotable`. */
export async function insertNote(
  db: TeamDatabase,
  note: Notable & { user_id: number; content: string; visible_to_team: boolean; at: Date },
): Promise<number> {
  const { at, ...row } = note
  const { id } = await db
    .insertInto('notes')
    .values({ ...row, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a note's text and who sees it. */
export async function changeNote(
  db: TeamDatabase,
  id: number,
  change: { content: string; visible_to_team: boolean; updated_at: Date },
) {
  await db.updateTable('notes').set(change).where('id', '=', id).execute()
}

/** Deletes a note. */
export async function removeNote(db: TeamDatabase, id: number) {
  await db.deleteFrom('notes').where('id', '=', id).execute()
}
