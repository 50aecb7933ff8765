import { contractText, isApiError } from '@tandem/api-client'
import { EmailChange } from '@tandem/api-contract'
import { describeFailure, noFailure, readFailure, useNeedsProof } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { changeEmailMutation } from './queries.ts'

/** The input for a new address, and the server's answer. */
export function useEmailForm() {
  const [email, typeEmail] = useState('')
  const [password, typePassword] = useState('')
  const [isAskedLate, setAskedLate] = useState(false)
  const needsPassword = useNeedsProof() || isAskedLate
  // The server's first request for the password: the next step of the form, not an error.
  const [request, setRequest] = useState<string>()
  const [failure, setFailure] = useState<FormFailure>(noFailure)
  const { mutateAsync, isPending } = useMutation(changeEmailMutation)

  const refuse = (refused: FormFailure) => {
    setFailure(refused)
    const { password: asked } = refused.refusals
    if (asked === undefined) return
    setRequest(needsPassword ? undefined : asked.message)
    setAskedLate(true)
  }
  /** Returns whether the link was sent. */
  const send = async (typed: { email: string; password: string }): Promise<boolean> => {
    if (isPending) return false
    const checked = v.safeParse(EmailChange, {
      email: typed.email,
      ...(typed.password !== '' && { password: typed.password }),
    })
    if (!checked.success) {
      const message = contractText(checked.issues[0].message)
      refuse({ refusals: { email: { message, value: typed.email } }, banner: null })
      return false
    }
    setFailure(noFailure)
    try {
      await mutateAsync(checked.output)
      typeEmail((now) => (now === typed.email ? '' : now))
      typePassword('')
      setAskedLate(false)
      setRequest(undefined)
      return true
    } catch (error) {
      // An address that is sent again wasn't typed here; the form now contains it, so that its refusal is
      // shown there.
      typeEmail(typed.email)
      refuse(readRefusal(error, typed))
      return false
    }
  }
  const typed: Record<string, string> = { email, password }
  return {
    email,
    typeEmail,
    password,
    typePassword,
    needsPassword,
    /** Why the password is required, until it is refused. */
    request,
    failure,
    isSending: isPending,
    send,
    /** A refusal is shown until the refused value changes. */
    errorOf: (field: 'email' | 'password') => {
      if (field === 'password' && request !== undefined) return undefined
      const refusal = failure.refusals[field]
      return refusal?.value === typed[field] ? refusal?.message : undefined
    },
  }
}

/** A wrong password is shown on its field, like every error of a field. */
function readRefusal(error: unknown, typed: { email: string; password: string }): FormFailure {
  if (!isApiError(error, 'INVALID_PASSWORD')) return readFailure(error, typed)
  const message = describeFailure(error).description
  return { refusals: { password: { message, value: typed.password } }, banner: null }
}
