import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { favoritableRows } from './favorites.ts'
import { Id, Instant, SearchTerm, text } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { dayFilter, isSoundFilter, severalIds, severalOf } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { PageMeta, pageSearch } from './page.ts'

/** Kinds of rows that can have notes, each by its id. */
export const NotableType = v.picklist(favoritableRows, commerceMessages.note.type)
export type NotableType = v.InferOutput<typeof NotableType>

/** A note on a row of the team; plain text. */
export const Note = v.strictObject({
  id: Id,
  content: v.string(),
  /** Whether the whole team sees it; otherwise only its author. */
  visible_to_team: v.boolean(),
  notable_type: NotableType,
  notable_id: Id,
  /** Null when the author has left the team. */
  author: v.nullable(v.strictObject({ id: Id, name: v.string(), profile_picture: v.nullable(v.string()) })),
  created_at: Instant,
  updated_at: Instant,
})
export type Note = v.InferOutput<typeof Note>

const content = text({ min: 1, max: 5000, tooShort: commerceMessages.note.content })
const on = { notable_type: NotableType, notable_id: Id }

/** How many people one note can mention. */
const maxMentions = 20

/**
 * Active people of the team whom the text mentions by name. Each is told once, when the note is visible to the team;
 * nobody else can read a private one. Ids of others are left out without an error.
 */
const mentions = v.optional(listOf(Id, maxMentions, commerceMessages.note.tooManyMentions(maxMentions)))

/** The body that creates a note. Sharing one with the team needs `shared.write`. */
export const NewNote = v.strictObject({
  ...on,
  content,
  visible_to_team: v.boolean(messages.required),
  mentions,
})
export type NewNote = v.InferOutput<typeof NewNote>

/** The body that changes a note. */
export const NoteChange = v.strictObject({ content, visible_to_team: v.boolean(messages.required), mentions })
export type NoteChange = v.InferOutput<typeof NoteChange>

/** Latest first; a row has at most 200. */
export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  path: '/notes',
  summary: 'The notes on a row: those of the team and those of the reader',
  access: 'own.write',
  reads: ['notes'],
  search: v.strictObject(on),
  data: v.array(Note),
})

const listed = {
  /** Notes on rows of these kinds. */
  notable_type: v.optional(severalOf(NotableType, favoritableRows.length)),
  /** Notes by these people of the team. */
  user_id: v.optional(severalIds(50)),
  /** Any part of a note; one or two characters find the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  /** When it was written. */
  ...dayFilter,
  sort: v.optional(v.picklist(['-at', 'at']), '-at'),
}

/** The filter of the list of all notes, without paging. */
export const NoteFilter = v.pipe(v.strictObject(listed), isSoundFilter())
export type NoteFilter = v.InferOutput<typeof NoteFilter>

/** The search of the list of all notes. */
export const NoteSearch = v.pipe(v.strictObject({ ...listed, ...pageSearch }), isSoundFilter())
export type NoteSearch = v.InferOutput<typeof NoteSearch>

/** A note in the list of all notes. */
export const ListedNote = v.strictObject({
  ...Note.entries,
  /** The current name or number of its row; null when the row no longer exists. */
  row_name: v.nullable(v.string()),
})
export type ListedNote = v.InferOutput<typeof ListedNote>

/** Those on any row, latest first. */
export const listAllNotes = endpoint({
  name: 'listAllNotes',
  method: 'GET',
  path: '/notes/all',
  summary: 'All notes: those of the team and those of the reader',
  access: 'own.write',
  reads: ['notes'],
  search: NoteSearch,
  data: v.array(ListedNote),
  meta: PageMeta,
})

/** Columns of the export of notes; `on` becomes two columns. */
export const noteColumns = ['note', 'on', 'author', 'visible_to', 'created_at', 'updated_at'] as const

/** The notes that the caller may see, in the order of the list. */
export const exportNotes = endpoint({
  name: 'exportNotes',
  method: 'POST',
  path: '/notes/export',
  summary: 'Notes as a CSV or an Excel workbook',
  access: 'own.write',
  changes: ['audit'],
  // It has no figures to define.
  body: v.omit(exportOf(NoteFilter, noteColumns), ['definitions']),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})

export const createNote = endpoint({
  name: 'createNote',
  method: 'POST',
  path: '/notes',
  summary: 'Write a note',
  access: 'own.write',
  changes: ['notes', 'audit'],
  whenOffline: 'queue',
  body: NewNote,
  data: Note,
  status: 201,
})

/** Only the writer can change a note: FORBIDDEN for a note that somebody else shared, MODEL_NOT_FOUND for one that isn't shared. */
export const updateNote = endpoint({
  name: 'updateNote',
  method: 'PUT',
  path: '/notes/{id}',
  summary: 'Change a note',
  access: 'own.write',
  changes: ['notes', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  body: NoteChange,
  data: Note,
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * The writer can delete a note, and so can a caller with `notes.delete` once it is shared. Answers the deleted note, so
 * that the writer can undo it.
 */
export const deleteNote = endpoint({
  name: 'deleteNote',
  method: 'DELETE',
  path: '/notes/{id}',
  summary: 'Delete a note',
  access: 'own.write',
  changes: ['notes', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  data: Note,
  errors: ['MODEL_NOT_FOUND'],
})
