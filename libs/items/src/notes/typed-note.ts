import { contractText } from '@tandem/api-client'
import { NoteChange } from '@tandem/api-contract'
import type { Note } from '@tandem/api-contract'
import { noFailure } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import * as v from 'valibot'
import { mentionedIn } from './mentions/mention-text.ts'
import type { MentionedPerson } from './mentions/mention-text.ts'

/** A note being written, with the error of the last attempt to save it. */
export interface TypedNote extends Omit<NoteChange, 'mentions'> {
  /** The people who were chosen while typing; some of their names may be gone from the text. */
  chosen: readonly MentionedPerson[]
  failure: FormFailure
}

/** An empty note. */
export const blankNote: TypedNote = {
  content: '',
  visible_to_team: false,
  chosen: [],
  failure: noFailure,
}

/** The input for editing a note. */
export const typedFrom = ({ content, visible_to_team }: NoteChange): TypedNote => ({
  content,
  visible_to_team,
  chosen: [],
  failure: noFailure,
})

/** What is sent of it. */
export function changeOf({ content, visible_to_team, chosen }: TypedNote): NoteChange {
  const mentions = mentionedIn(content, chosen)
  return { content, visible_to_team, ...(mentions.length > 0 && { mentions }) }
}

/** Whether closing would lose text. */
export const isBegun = ({ content }: TypedNote) => content.trim() !== ''

/** Whether saving would change a note, or tell somebody of it whose name it already had. */
export const differs = (typed: TypedNote, note: Pick<Note, 'content' | 'visible_to_team'>) =>
  typed.content.trim() !== note.content ||
  typed.visible_to_team !== note.visible_to_team ||
  mentionedIn(typed.content, typed.chosen).length > 0

/** The contract's refusal before anything is sent; null when it is valid. */
export function refusedNote(typed: TypedNote): FormFailure | null {
  const { content } = typed
  const checked = v.safeParse(NoteChange, changeOf(typed))
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
    ? {
        ...since,
        content: `${sent.content}\n\n${since.content}`,
        chosen: [...sent.chosen, ...since.chosen],
        failure: { ...failure, refusals: {} },
      }
    : { ...sent, failure }
