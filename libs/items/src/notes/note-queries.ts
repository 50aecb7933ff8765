import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { createNote, deleteNote, listNotes, updateNote } from '@tandem/api-contract'
import type { NewNote, Note, NoteChange } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'
import type { RowRef } from '../row-ref.ts'
import { changedNote, draftNote, replaceNote, withNote, withoutNote } from './note-changes.ts'

/** The notes on a row, latest first. */
export const noteQueries = {
  of: ({ type, id }: Pick<RowRef, 'type' | 'id'>) =>
    endpointQuery(listNotes, { search: { notable_type: type, notable_id: id } }),
}

type OnRow = Pick<Note, 'notable_type' | 'notable_id'>

const keyOf = ({ notable_type, notable_id }: OnRow) =>
  noteQueries.of({ type: notable_type, id: notable_id }).queryKey

const usual = {
  // One after the other, because the next one may concern what this one creates.
  scope: { id: 'notes' },
  // The screen is already up to date.
  meta: { endsBeforeReads: true },
}

const listed = (client: QueryClient, row: OnRow) => client.getQueryData(keyOf(row))

async function show(client: QueryClient, row: OnRow, change: (known: Note[]) => Note[]) {
  // A running read would restore the old list; without a list there is nothing to restore.
  if (listed(client, row)) await client.cancelQueries({ queryKey: keyOf(row) })
  client.setQueryData(keyOf(row), (known) => known && change(known))
}

/** Creates a note; it is shown first immediately, and removed if the server refuses. */
export const createNoteMutation = endpointMutation(createNote, (body: NewNote) => ({ body }), {
  ...usual,
  onMutate: async (body, { client }) => {
    const draft = draftNote(body, client.getQueryData(sessionQueries.me.queryKey))
    await show(client, body, (known) => withNote(known, draft))
    return draft.id
  },
  onSuccess: (note, body, draftId, { client }) =>
    show(client, body, (known) => replaceNote(known, draftId, note)),
  onError: (_error, body, draftId, { client }) =>
    draftId === undefined ? undefined : show(client, body, (known) => withoutNote(known, draftId)),
})

/** Changes the text of a note or who sees it; it is reverted if the server refuses. */
export const updateNoteMutation = endpointMutation(
  updateNote,
  ({ note, change }: { note: Note; change: NoteChange }) => ({ params: { id: note.id }, body: change }),
  {
    ...usual,
    onMutate: async ({ note, change }, { client }) =>
      show(client, note, (known) => replaceNote(known, note.id, changedNote(note, change))),
    onSuccess: (saved, { note }, _result, { client }) =>
      show(client, note, (known) => replaceNote(known, note.id, saved)),
    onError: (_error, { note }, _result, { client }) =>
      show(client, note, (known) => replaceNote(known, note.id, note)),
  },
)

/** Deletes a note; it returns to its place if the server refuses. Creating it again undoes it. */
export const deleteNoteMutation = endpointMutation(
  deleteNote,
  (note: Note) => ({ params: { id: note.id } }),
  {
    ...usual,
    onMutate: async (note, { client }) => {
      const place = listed(client, note)?.findIndex(({ id }) => id === note.id) ?? 0
      await show(client, note, (known) => withoutNote(known, note.id))
      return Math.max(place, 0)
    },
    onError: (_error, note, place, { client }) => show(client, note, (known) => withNote(known, note, place)),
  },
)
