import { isApiError } from '@tandem/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '../describe-failure.ts'
import { readFailure } from '../forms/refusals.ts'
import type { FormFailure } from '../forms/refusals.ts'
import { signInMethodQueries } from './sign-in-method-queries.ts'
import { useNeedsProof } from './use-needs-proof.ts'

/** Whether the server wants the password first: the next step of the form, not an error. */
export const asksForPassword = (error: unknown): boolean => isApiError(error) && 'password' in error.errors

/** How a form proves the identity of the signed-in person; `PresenceField` shows it. */
export interface PresenceCheck {
  /** Whether the form asks. */
  isAsked: boolean
  /** The server asked, because the device's clock was wrong or the form was open for long. */
  isAskedLate: boolean
  /**
   * Only a new sign-in counts as proof, because the person has no password. The form then has no submit
   * button.
   */
  mustSignInAgain: boolean
  password: string
  type: (password: string) => void
  /** Sent with the call; empty until the password is typed. */
  proof: { password?: string }
  /** The failure for the form; null when the server asks for the password, which is shown then. */
  readRefusal: (error: unknown, typed: Readonly<Record<string, unknown>>) => FormFailure | null
  /** Forgets the question and the input, for the next time the form opens. */
  reset: () => void
}

interface PresenceOptions {
  /** Asks from the start, whatever the session is. */
  isAsked?: boolean
  /** What the form does can be undone, so a recent sign-in through a provider is enough. */
  acceptsProvider?: boolean
}

/** Asks from the start when the server will want proof, and otherwise when it asks. */
export function usePresenceCheck(options: PresenceOptions = {}): PresenceCheck {
  const [isAskedLate, setAskedLate] = useState(false)
  const [password, type] = useState('')
  const { data: methods } = useQuery(signInMethodQueries.own)
  const isNeeded = useNeedsProof(options)
  const isAsked = isAskedLate || isNeeded || options.isAsked === true
  return {
    isAsked,
    isAskedLate,
    mustSignInAgain: isAsked && methods?.has_password === false,
    password,
    type,
    proof: password === '' ? {} : { password },
    readRefusal: (error, typed) => {
      if (isApiError(error, 'INVALID_PASSWORD')) {
        const { description } = describeFailure(error)
        return { refusals: { password: { message: description, value: password } }, banner: null }
      }
      if (isAsked || !asksForPassword(error)) return readFailure(error, { ...typed, password })
      setAskedLate(true)
      return null
    },
    reset: () => {
      setAskedLate(false)
      type('')
    },
  }
}
