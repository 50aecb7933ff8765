import type { AuditEntry } from '@tandem/api-contract'
import { auditText as text } from './messages.ts'
import { notedRow } from './noted-row.ts'
import { sentenceText } from './sentence-messages.ts'

/** The actor's name at the time; for a job, the product's own name. */
export const actorName = ({ actor }: Pick<AuditEntry, 'actor'>): string =>
  actor === null ? text('list.product') : (actor.name ?? actor.email ?? text('list.somebody'))

type Said = Pick<AuditEntry, 'actor' | 'action' | 'description' | 'subject' | 'subject_name' | 'details'>

/** Who did what, as a sentence. An action without one is told in the server's words. */
export function entrySentence(entry: Said): string {
  const { action, description, subject_name: what } = entry
  const who = actorName(entry)
  const noted = notedRow(entry)
  return (
    (noted && known(`on.${action}`, { who, what: noted.phrase })) ??
    known(`own.${action}`, { who }) ??
    (what === null ? undefined : known(`about.${action}`, { who, what })) ??
    sentenceText('other', { who, action: what === null ? description : `${description} ${what}` })
  )
}

/** A missing text returns its own key. */
function known(key: string, values: Record<string, string>): string | undefined {
  const sentence = (sentenceText as (key: string, values: Record<string, string>) => string)(key, values)
  return sentence === key ? undefined : sentence
}
