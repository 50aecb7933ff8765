import { isApiError } from '@tandem/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '../describe-failure.ts'
import { readFailure } from '../forms/refusals.ts'
import type { FormFailure } from '../forms/refusals.ts'
import { signInMethodQueries } from './sign-in-method-queries.ts'

/** Whether the server wants to see the password first: the next step of a form, and no mistake in it. */
export const asksForPassword = (error: unknown): boolean => isApiError(error) && 'password' in error.errors

/** How a form proves that it is really the person who is signed in; `PresenceField` shows it. */
export interface PresenceCheck {
  /** Whether the server has asked. */
  isAsked: boolean
  /** Nothing but a new sign-in proves it: the person has no password. The form has no button of its own then. */
  mustSignInAgain: boolean
  password: string
  type: (password: string) => void
  /** What the call sends with the rest; empty until the password is typed. */
  proof: { password?: string }
  /** What the server's answer says to the form; null where it asks for the password, which is shown then. */
  readRefusal: (error: unknown, typed: Readonly<Record<string, unknown>>) => FormFailure | null
  /** Forgets what was asked and typed, for the next time that the form opens. */
  reset: () => void
}

/** Asks for the password once the server does, or from the start where `isAsked`. */
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
