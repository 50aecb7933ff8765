import { contractText } from '@tandem/api-client'
import { NoteChange } from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import { noFailure } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import * as v from 'valibot'

/** A note being written, with the error of the last attempt to save it. */
export interface TypedNote extends NoteChange {
  failure: FormFailure
}

/** An empty note. */
export const blankNote: TypedNote = { content: '', visible_to_team: false, failure: noFailure }

/** The input for editing a note. */
export const typedFrom = ({ content, visible_to_team }: NoteChange): TypedNote => ({
  content,
  visible_to_team,
  failure: noFailure,
})

/** Whether closing would lose text. */
export const isBegun = ({ content }: TypedNote) => content.trim() !== ''

/** Whether saving would change a note. */
export const differs = (typed: TypedNote, note: Pick<Note, 'content' | 'visible_to_team'>) =>
  typed.content.trim() !== note.content || typed.visible_to_team !== note.visible_to_team

/** The contract's refusal before anything is sent; null when it is valid. */
export function refusedNote({ content, visible_to_team }: TypedNote): FormFailure | null {
  const checked = v.safeParse(NoteChange, { content, visible_to_team })
  if (checked.success) return null
  return {
    refusals: { content: { message: contractText(checked.issues[0].message), value: content } },
    banner: null,
  }
}

/** The refused text with its error, followed by what has been typed since. */
export const withFailure = (
  sent: TypedNote,
  failure: FormFailure,
  since: TypedNote = blankNote,
): TypedNote =>
  isBegun(since)
    ? { ...since, content: `${sent.content}\n\n${since.content}`, failure: { ...failure, refusals: {} } }
    : { ...sent, failure }
