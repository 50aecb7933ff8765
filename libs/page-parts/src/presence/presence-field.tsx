import { PasswordField } from '@tandem/design-system'
import { useEffect, useRef } from 'react'
import type { FormFailure } from '../forms/refusals.ts'
import { refusalOf } from '../forms/use-field-props.ts'
import { usePresenceText } from './messages.ts'
import { SignInAgain } from './sign-in-again.tsx'
import type { PresenceCheck } from './use-presence-check.ts'

interface PresenceFieldProps {
  check: PresenceCheck
  failure: FormFailure
  /** It is all that the form asks, and so takes the focus when the form opens. */
  startsHere?: boolean
}

/** The proof of identity in a form: the password, or a new sign-in for people without one. */
export function PresenceField({ check, failure, startsHere = false }: PresenceFieldProps) {
  if (!check.isAsked) return null
  return check.mustSignInAgain ? (
    <SignInAgain takesFocus={check.isAskedLate || startsHere} />
  ) : (
    <PasswordAgain {...{ check, failure, startsHere }} />
  )
}

/** Takes the focus when the server asked for it, and when the password was wrong. */
function PasswordAgain({
  check: { password, type, isAskedLate },
  failure,
  startsHere,
}: Required<PresenceFieldProps>) {
  const text = usePresenceText()
  const input = useRef<HTMLInputElement>(null)
  const refused = failure.refusals.password
  useEffect(() => {
    if (isAskedLate) input.current?.focus()
  }, [isAskedLate])
  useEffect(() => {
    if (refused) input.current?.focus()
  }, [refused])
  return (
    <PasswordField
      ref={input}
      label={text('password')}
      hint={text('hint')}
      showLabel={text('show')}
      hideLabel={text('hide')}
      name="password"
      autoComplete="current-password"
      {...(startsHere && { 'data-autofocus': '' })}
      value={password}
      error={refusalOf(refused, password)}
      onChange={(event) => type(event.target.value)}
    />
  )
}
