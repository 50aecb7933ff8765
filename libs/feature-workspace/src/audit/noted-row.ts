import { Note } from '@tandem/api-contract'
import type { AuditEntry } from '@tandem/api-contract'
import * as v from 'valibot'
import { sentenceText } from './sentence-messages.ts'

const { notable_type: type, notable_id: id } = Note.entries
const Noted = v.object({ notable_type: type, notable_id: id })

/** The row that a note is on, and its name inside a sentence; undefined for other entries. */
export function notedRow({ subject, subject_name: name, details }: Entry) {
  const noted = v.safeParse(Noted, details)
  if (subject !== 'note' || !noted.success) return undefined
  const { notable_type, notable_id } = noted.output
  const phrase =
    name === null ? sentenceText(`someRow.${notable_type}`) : sentenceText(`row.${notable_type}`, { name })
  return { type: notable_type, id: notable_id, phrase }
}

type Entry = Pick<AuditEntry, 'subject' | 'subject_name' | 'details'>
