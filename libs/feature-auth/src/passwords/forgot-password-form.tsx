import { Field, focus, Form, setInput, useForm } from '@formisch/react'
import { contractText, isApiError, waitIn } from '@tandem/api-client'
import { ForgottenPassword } from '@tandem/api-contract'
import { Banner, Button, Stack } from '@tandem/design-system'
import { usePostedForm } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { clockOf } from '../clock-of.ts'
import { useKeptInstant } from '../kept-instant.ts'
import { journeyMessages } from '../journey-messages.ts'
import { forgotPasswordMutation } from '../queries.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { DemoMailbox } from '../email/demo-mailbox.tsx'
import { EmailField } from '../email/email-field.tsx'
import { whenToCheck } from '../frame/use-submission.ts'
import { useTypedBefore } from '../frame/use-typed-before.ts'

/** Seconds to wait if the server says "too many" without saying for how long. */
const usualWait = 60

/**
 * Asks for the address of an account. While people have to wait, field and button are disabled and show a countdown,
 * which continues after a reload.
 */
export function ForgotPasswordForm() {
  const text = journeyMessages.useText()
  const posted = usePostedForm()
  const refusal = posted.error?.errors.email?.[0]
  const [outcome, setOutcome] = useState<'success' | 'error' | 'tooMany' | null>(() => {
    if (!posted.isSent || refusal !== undefined) return null
    if (posted.error === null) return 'success'
    return waitOf(posted.error) === null ? 'error' : 'tooMany'
  })
  const [until, keepUntil] = useKeptInstant('wait')
  // From then on the countdown shows it.
  const told = outcome === 'tooMany' && until !== null ? null : outcome
  const left = useSecondsLeft(until)
  const isWaiting = left > 0
  const form = useForm({
    schema: ForgottenPassword,
    initialInput: { email: posted.values.email ?? '' },
    ...whenToCheck,
  })
  const { mutateAsync } = useMutation(forgotPasswordMutation)

  useTypedBefore(['email'], (name, value) => setInput(form, { path: [name], input: value }))
  const keepWait = useEffectEvent(() => {
    const wait = waitOf(posted.error)
    if (wait !== null) keepUntil(Date.now() + wait * 1000)
  })
  useEffect(() => keepWait(), [])

  const submit = async (body: ForgottenPassword) => {
    setOutcome(null)
    try {
      const wait = waitIn(await mutateAsync(body)) ?? 0
      setOutcome('success')
      if (wait > 0) keepUntil(Date.now() + wait * 1000)
    } catch (error) {
      const wait = waitOf(error)
      if (wait === null) setOutcome('error')
      else keepUntil(Date.now() + wait * 1000)
      focus(form, { path: ['email'] })
    }
  }
  return (
    <Form of={form} onSubmit={submit} method="post" aria-label={text('forgot.form')}>
      <Stack gap="4">
        {isWaiting && told !== 'success' ? (
          <Banner tone="danger" announce>
            {text('forgot.tooMany')}
          </Banner>
        ) : (
          told && (
            <Banner tone={told === 'success' ? 'success' : 'danger'} announce>
              {text(`forgot.${told}`)}
            </Banner>
          )
        )}
        {told === 'success' && <DemoMailbox />}
        <Field of={form} path={['email']}>
          {({ props, input, errors }) => (
            <EmailField
              {...props}
              name="email"
              value={input ?? ''}
              error={
                (errors && contractText(errors[0])) ?? (input === posted.values.email ? refusal : undefined)
              }
              disabled={isWaiting}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={form.isSubmitting}
          disabled={isWaiting}
        >
          {isWaiting ? text('forgot.retryIn', { time: clockOf(left) }) : text('forgot.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

/** Seconds to wait; null for an error that isn't about a limit and has no waiting time. */
function waitOf(error: unknown): number | null {
  if (!isApiError(error)) return null
  if (error.seconds_left !== null && error.seconds_left > 0) return error.seconds_left
  return error.status === 429 || isApiError(error, 'TOO_MANY_REQUESTS') ? usualWait : null
}
