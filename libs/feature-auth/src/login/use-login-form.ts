import { getInput, setErrors, setInput, useForm } from '@formisch/react'
import { isApiError } from '@tandem/api-client'
import { Login } from '@tandem/api-contract'
import type { SignedInUser } from '@tandem/api-contract'
import { usePostedForm } from '@tandem/page-parts'
import { loginMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTypedBefore } from '../frame/use-typed-before.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

/** After too many attempts with an address, nobody can try it again before this time (milliseconds since 1970). */
export interface Lock {
  email: string
  until: number
}

/** Email and password, typed here or before the script had loaded, and their sending. */
export function useLoginForm(
  lock: Lock | null,
  onLock: (lock: Lock) => void,
  onSignedIn: (user: SignedInUser) => void,
) {
  const posted = usePostedForm()
  const [postedError, setPostedError] = useState(posted.error)
  const form = useForm({
    schema: Login,
    initialInput: { email: lock?.email ?? posted.values.email ?? '', password: '' },
    // Other forms also check when a field loses focus. Here an error that appears under a field would move the button
    // away while the pointer is pressing it, and the click would be lost.
    validate: 'submit',
    revalidate: 'input',
  })
  const login = useMutation(loginMutation)
  useTypedBefore(['email', 'password'], (name, value) => setInput(form, { path: [name], input: value }))
  const keepLock = useEffectEvent(() => {
    const { values, error } = posted
    if (error?.seconds_left)
      onLock({ email: values.email ?? '', until: Date.now() + error.seconds_left * 1000 })
  })
  useEffect(() => keepLock(), [])
  const secondsLeft = useSecondsLeft(lock?.until ?? null)
  const isLocked = secondsLeft > 0 && getInput(form, { path: ['email'] }) === lock?.email

  const submit = async (body: Login) => {
    if (isLocked) return
    setPostedError(null)
    try {
      onSignedIn((await login.mutateAsync(body)).user)
    } catch (error) {
      if (!isApiError(error)) return
      if (error.seconds_left !== null) {
        onLock({ email: body.email, until: Date.now() + error.seconds_left * 1000 })
      }
      for (const name of ['email', 'password'] as const) {
        const [first, ...rest] = error.errors[name] ?? []
        if (first !== undefined) setErrors(form, { path: [name], errors: [first, ...rest] })
      }
    }
  }
  return {
    form,
    login,
    failure: login.error ?? postedError,
    /** The error that the server returned for a field. It disappears when the field changes, as errors found here do. */
    refused: (name: 'email' | 'password', input: string | undefined) =>
      input === (posted.values[name] ?? '') ? postedError?.errors[name]?.[0] : undefined,
    secondsLeft,
    isLocked,
    submit,
  }
}
