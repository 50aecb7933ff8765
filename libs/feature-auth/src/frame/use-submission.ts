import { noFailure, readFailure, sortFailure } from '@tandem/page-parts'
import type { usePostedForm } from '@tandem/page-parts'
import { useState } from 'react'

/**
 * Forms here validate at submit, and then while typing. An error that appears when a field loses focus would move the
 * button away under the pointer on its way to it.
 */
export const whenToCheck = { validate: 'submit', revalidate: 'input' } as const

/**
 * Submits a form. Errors are shown on their fields, the first of which gets the focus, or above all fields; the input
 * stays.
 *
 * @param posted what was sent by this form without script: it was refused before the page loaded
 */
export function useSubmission<Input extends Record<string, unknown>>(
  send: (input: Input) => Promise<void>,
  focusOn: (field: string) => void,
  posted?: ReturnType<typeof usePostedForm>,
) {
  const [failure, setFailure] = useState(() =>
    posted?.error
      ? sortFailure(posted.error, { password: '', confirmPassword: '', ...posted.values })
      : noFailure,
  )
  const submit = async (input: Input) => {
    setFailure(noFailure)
    try {
      await send(input)
    } catch (error) {
      const refused = readFailure(error, input)
      setFailure(refused)
      const [first] = Object.keys(refused.refusals)
      if (first !== undefined) focusOn(first)
    }
  }
  return { failure, submit }
}
