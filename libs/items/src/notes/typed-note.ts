import { NoteChange } from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import { noFailure } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import * as v from 'valibot'

/** A note as it is being written, with what was wrong when it was last sent. */
export interface TypedNote extends NoteChange {
  failure: FormFailure
}

/** A note that nobody has begun. */
export const blankNote: TypedNote = { content: '', visible_to_team: false, failure: noFailure }

/** A note as it stands, for being changed. */
export const typedFrom = ({ content, visible_to_team }: NoteChange): TypedNote => ({
  content,
  visible_to_team,
  failure: noFailure,
})

/** Whether closing would lose words. */
export const isBegun = ({ content }: TypedNote) => content.trim() !== ''

/** Whether saving would change a note. */
export const differs = (typed: TypedNote, note: Pick<Note, 'content' | 'visible_to_team'>) =>
  typed.content.trim() !== note.content || typed.visible_to_team !== note.visible_to_team

/** What the contract refuses before anything is sent; null where nothing is wrong. */
export function refusedNote({ content, visible_to_team }: TypedNote): FormFailure | null {
  const checked = v.safeParse(NoteChange, { content, visible_to_team })
  if (checked.success) return null
  return { refusals: { content: { message: checked.issues[0].message, value: content } }, banner: null }
}

/** What was typed with what refused it; in front of what has been typed since. */
export const withFailure = (
  sent: TypedNote,
  failure: FormFailure,
  since: TypedNote = blankNote,
): TypedNote =>
  isBegun(since)
    ? { ...since, content: `${sent.content}\n\n${since.content}`, failure: { ...failure, refusals: {} } }
    : { ...sent, failure }
