import { isApiError } from '@tandem/api-client'
import { toast } from '@tandem/design-system'
import { describeFailure } from '../describe-failure.ts'
import type { Refusals } from './use-field-props.ts'

/** A failure of a form, split into errors of fields and one for the whole form. */
export interface FormFailure {
  refusals: Refusals
  /** Shown above the fields, with title and description in one line; null when the fields say everything. */
  banner: { title: string; description: string } | null
}

/** The state of a form that hasn't failed. */
export const noFailure: FormFailure = { refusals: {}, banner: null }

/**
 * Sorts the server's refusal of a form. A refused field also shows a toast, like every 422; the input isn't
 * changed.
 */
export function readFailure(error: unknown, input: Readonly<Record<string, unknown>>): FormFailure {
  if (isApiError(error) && error.status === 422) toast.error(describeFailure(error))
  return sortFailure(error, input)
}

/** Like `readFailure`, but without the toast, for a failure from before the page was loaded. */
export function sortFailure(error: unknown, input: Readonly<Record<string, unknown>>): FormFailure {
  const words = describeFailure(error)
  const refused = isApiError(error) ? Object.entries(error.errors).filter(([field]) => field in input) : []
  if (refused.length === 0) return { refusals: {}, banner: { ...words, title: `${words.title}.` } }
  const refusals = refused.map(([field, [message]]) => [
    field,
    { message: message ?? words.description, value: input[field] },
  ])
  return { refusals: Object.fromEntries(refusals), banner: null }
}
