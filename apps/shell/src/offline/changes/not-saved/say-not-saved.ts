import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { notSavedMessages } from './messages.ts'
import { isKnown } from '../queued-endpoints.ts'
import type { Refusal } from '../send-change.ts'
import type { WaitingChange } from '../waiting-changes.ts'

const longestDetail = 80

/** Says which change could not be saved, and why. */
export function sayNotSaved(change: WaitingChange, refusal: Refusal) {
  const { text } = notSavedMessages
  const what = isKnown(change.name) ? text(`what.${change.name}`) : text('unknown')
  const detail = detailOf(change.input)
  toast.error({
    title: text('notSaved', { what: detail === null ? what : `${what} “${detail}”` }),
    description: refusal === null ? text('tooOld') : describeFailure(refusal).description,
    id: `not saved: ${change.id}`,
  })
}

/** The text that a person typed, such as that of a note; null if there is none. */
function detailOf(input: unknown): string | null {
  const { content, name, label } = Object(Object(input).body) as Record<string, unknown>
  const words = [content, name, label].find((each) => typeof each === 'string')
  if (typeof words !== 'string') return null
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestDetail ? `${line.slice(0, longestDetail)}…` : line
}
