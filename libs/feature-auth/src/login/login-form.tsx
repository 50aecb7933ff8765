import { Field, Form } from '@formisch/react'
import { contractText, isApiError } from '@tandem/api-client'
import type { Host } from '@tandem/api-client'
import type { SignedInUser } from '@tandem/api-contract'
import { Banner, Button, lazyPart, Stack, withScript } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeFailure } from '@tandem/page-parts'
import { Suspense } from 'react'
import { clockOf } from '../clock-of.ts'
import { authMessages } from '../messages.ts'
import { EmailField } from '../email/email-field.tsx'
import { PresentPasswordField } from '../passwords/present-password-field.tsx'
import { useLoginForm } from './use-login-form.ts'
import type { Lock } from './use-login-form.ts'

// Few people need it, so it is loaded separately.
const ResendButton = lazyPart(async () => (await import('../email/resend-button.tsx')).ResendButton)

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
  const { form, login, failure, refused, secondsLeft, isLocked, submit } = useLoginForm(
    lock,
    onLock,
    onSignedIn,
  )
  return (
    <Form of={form} onSubmit={submit} method="post" aria-label={text('login.form')}>
      <Stack gap="4">
        {demo && (
          <Banner
            tone="info"
            actions={
              <Button size="sm" className={withScript} onClick={() => void submit(demo)}>
                {text('login.useDemo')}
              </Button>
            }
          >
            <p className={whole}>{text('login.demo', demo)}</p>
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

// A password with hyphens would otherwise break at one.
const whole = css({ textWrap: 'balance' })
