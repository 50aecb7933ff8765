import type { NewNote, Note, NoteChange, User } from '@tandem/api-contract'

// Unsaved notes have negative ids; the browser may have stored some of an earlier visit.
let unsaved = -Date.now()

/** Whether the server has saved a note: an unsaved one can't be changed yet. */
export const isSavedNote = ({ id }: Pick<Note, 'id'>) => id > 0

/** A note as shown until the server has answered. */
export function draftNote(
  { content, mentions: _mentions, ...body }: NewNote,
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

/** The list with a note at an index; first by default. */
export const withNote = (notes: readonly Note[], note: Note, place = 0): Note[] =>
  notes.filter(({ id }) => id !== note.id).toSpliced(place, 0, note)

/** The list without a note. */
export const withoutNote = (notes: readonly Note[], id: number): Note[] =>
  notes.filter((note) => note.id !== id)

/** The list with a note replaced; unchanged when it no longer exists. */
export const replaceNote = (notes: readonly Note[], id: number, note: Note): Note[] =>
  notes.map((known) => (known.id === id ? note : known))

/** A note with other text. */
export const changedNote = (note: Note, { content, visible_to_team }: NoteChange): Note => ({
  ...note,
  content: content.trim(),
  visible_to_team,
})
