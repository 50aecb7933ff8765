import { isApiError } from '@tandem/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '../describe-failure.ts'
import { readFailure } from '../forms/refusals.ts'
import type { FormFailure } from '../forms/refusals.ts'
import { signInMethodQueries } from './sign-in-method-queries.ts'

/** Whether the server wants the password first: the next step of the form, not an error. */
export const asksForPassword = (error: unknown): boolean => isApiError(error) && 'password' in error.errors

/** How a form proves the identity of the signed-in person; `PresenceField` shows it. */
export interface PresenceCheck {
  /** Whether the server has asked. */
  isAsked: boolean
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

/** Asks for the password once the server does, or from the start with `isAsked`. */
export function usePresenceCheck({ isAsked: isAskedFirst = false } = {}): PresenceCheck {
  const [isAsked, setAsked] = useState(isAskedFirst)
  const [password, type] = useState('')
  const { data: methods } = useQuery(signInMethodQueries.own)
  return {
    isAsked,
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
      setAsked(true)
      return null
    },
    reset: () => {
      setAsked(isAskedFirst)
      type('')
    },
  }
}
