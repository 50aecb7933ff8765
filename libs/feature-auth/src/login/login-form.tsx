import { Field, Form, getInput, setErrors, setInput, useForm } from '@formisch/react'
import { contractText, isApiError } from '@tandem/api-client'
import type { Host } from '@tandem/api-client'
import { Login } from '@tandem/api-contract'
import type { SignedInUser } from '@tandem/api-contract'
import { Banner, Button, lazyPart, Stack, withScript } from '@tandem/design-system'
import { describeFailure, usePostedForm } from '@tandem/page-parts'
import { loginMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { clockOf } from '../clock-of.ts'
import { authMessages } from '../messages.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { EmailField } from '../email/email-field.tsx'
import { useTypedBefore } from '../frame/use-typed-before.ts'
import { PresentPasswordField } from '../passwords/present-password-field.tsx'

// Few people need it, so it is loaded separately.
const ResendButton = lazyPart(async () => (await import('../email/resend-button.tsx')).ResendButton)

/** After too many attempts with an address, nobody can try it again before this time (milliseconds since 1970). */
export interface Lock {
  email: string
  until: number
}

interface LoginFormProps {
  demo: Host['demo']
  lock: Lock | null
  /** Whether the page after sign-in is loading. */
  isLeaving: boolean
  onLock: (lock: Lock) => void
  onSignedIn: (user: SignedInUser) => void
  /** A verification mail was requested again, for an address that isn't verified yet. */
  onResent: (until: number) => void
}

/** The form for email and password. It shows every error, and keeps what was typed. */
export function LoginForm({ demo, lock, isLeaving, onLock, onSignedIn, onResent }: LoginFormProps) {
  const text = authMessages.useText()
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
  const failure = login.error ?? postedError
  // The error that the server returned for a field. It disappears when the field changes, as errors found here do.
  const refused = (name: 'email' | 'password', input: string | undefined) =>
    input === (posted.values[name] ?? '') ? postedError?.errors[name]?.[0] : undefined
  useTypedBefore(['email', 'password'], (name, value) => setInput(form, { path: [name], input: value }))
  const keepLock = useEffectEvent(() => {
    const { values, error } = posted
    if (error?.seconds_left)
      onLock({ email: values.email ?? '', until: Date.now() + error.seconds_left * 1000 })
  })
  useEffect(() => keepLock(), [])
  const secondsLeft = useSecondsLeft(lock?.until ?? null)
  const isLocked = secondsLeft > 0 && getInput(form, { path: ['email'] }) === lock?.email

  const handleSubmit = async (body: Login) => {
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

  return (
    <Form of={form} onSubmit={handleSubmit} method="post" aria-label={text('login.form')}>
      <Stack gap="4">
        {demo && (
          <Banner
            tone="info"
            actions={
              <Button size="sm" className={withScript} onClick={() => void handleSubmit(demo)}>
                {text('login.useDemo')}
              </Button>
            }
          >
            {text('login.demo', demo)}
          </Banner>
        )}
        {isLocked ? (
          <Banner tone="danger" announce>
            {text('login.locked')}
          </Banner>
        ) : (
          failure &&
          !hasFieldErrors(failure) && (
            <Banner tone="danger" announce>
              {noteOf(failure)}
            </Banner>
          )
        )}
        {isApiError(login.error, 'EMAIL_NOT_VERIFIED') && login.variables && (
          <Suspense fallback={null}>
            <ResendButton email={login.variables.email} onResent={onResent} />
          </Suspense>
        )}
        <Field of={form} path={['email']}>
          {({ props, input, errors }) => (
            <EmailField
              {...props}
              name="email"
              value={input}
              error={(errors && contractText(errors[0])) ?? refused('email', input)}
            />
          )}
        </Field>
        <Field of={form} path={['password']}>
          {({ props, input, errors }) => (
            <PresentPasswordField
              {...props}
              name="password"
              value={input}
              error={(errors && contractText(errors[0])) ?? refused('password', input)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={login.isPending || isLeaving}
          disabled={isLocked}
        >
          {isLocked ? text('login.retryIn', { time: clockOf(secondsLeft) }) : text('login.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

const hasFieldErrors = (error: Error) =>
  isApiError(error) && ('email' in error.errors || 'password' in error.errors)

/** The server's message. A failure to reach the server also shows its title, because its message alone is Turkish. */
function noteOf(failure: Error) {
  const { title, description } = describeFailure(failure)
  return isApiError(failure) ? description : `${title}. ${description}`
}
