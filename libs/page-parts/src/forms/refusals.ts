import { isApiError } from '@tandem/api-client'
import { toast } from '@tandem/design-system'
import { describeFailure } from '../describe-failure.ts'
import type { Refusals } from './use-field-props.ts'

/** A failure of a form, split into what belongs to fields and what belongs to the form as a whole. */
export interface FormFailure {
  refusals: Refusals
  /** Shown above the fields, where title and description stand in one line; null where the fields say it all. */
  banner: { title: string; description: string } | null
}

export const noFailure: FormFailure = { refusals: {}, banner: null }

/**
 * Sorts what the server said about a form. A refused field is also told as a toast, as every 422 is;
 * nothing that was typed is touched.
 */
export function readFailure(error: unknown, input: Readonly<Record<string, unknown>>): FormFailure {
  if (isApiError(error) && error.status === 422) toast.error(describeFailure(error))
  return sortFailure(error, input)
}

/** The same without the toast, for a failure that was there before the page. */
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
