import { noFailure, readFailure, sortFailure } from '@tandem/page-parts'
import type { usePostedForm } from '@tandem/page-parts'
import { useState } from 'react'

/**
 * How the forms here check: at submit, then while typing. An error that appears as a field is left would move the
 * button away under the pointer that is on its way to it.
 */
export const whenToCheck = { validate: 'submit', revalidate: 'input' } as const

/**
 * Sends what a form says. What is refused stands on its fields, the first of which gets the focus, or above them all;
 * what was typed stays.
 *
 * @param posted what was sent of this form without script: it was refused before the page was there
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
      const said = readFailure(error, input)
      setFailure(said)
      const [first] = Object.keys(said.refusals)
      if (first !== undefined) focusOn(first)
    }
  }
  return { failure, submit }
}
