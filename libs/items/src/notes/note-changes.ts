import type { NewNote, Note, NoteChange, User } from '@tandem/api-contract'

// What the server has not named yet is told apart by negative ids; the browser may keep some of an earlier visit.
let unsaved = -Date.now()

/** Whether the server knows a note: nothing can be done yet with one that is still on its way. */
export const isSavedNote = ({ id }: Pick<Note, 'id'>) => id > 0

/** A note as it is shown until the server has answered. */
export function draftNote(
  { content, ...body }: NewNote,
  author: Pick<User, 'id' | 'name' | 'profile_picture'> | undefined,
): Note {
  const now = new Date().toISOString()
  return {
    ...body,
    content: content.trim(),
    id: --unsaved,
    author: author ? { id: author.id, name: author.name, profile_picture: author.profile_picture } : null,
    created_at: now,
    updated_at: now,
  }
}

/** The list with a note at a place; first unless given. */
export const withNote = (notes: readonly Note[], note: Note, place = 0): Note[] =>
  notes.filter(({ id }) => id !== note.id).toSpliced(place, 0, note)

/** The list without a note. */
export const withoutNote = (notes: readonly Note[], id: number): Note[] =>
  notes.filter((note) => note.id !== id)

/** The list with another note where one stood; unchanged where it is gone. */
export const replaceNote = (notes: readonly Note[], id: number, note: Note): Note[] =>
  notes.map((known) => (known.id === id ? note : known))

/** A note with other words. */
export const changedNote = (note: Note, { content, visible_to_team }: NoteChange): Note => ({
  ...note,
  content: content.trim(),
  visible_to_team,
})
