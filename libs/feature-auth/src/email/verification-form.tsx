import { Field, focus, Form, useForm } from '@formisch/react'
import { isApiError } from '@tandem/api-client'
import { accountMessages, messages, passwordsMatch, socialProviderNames } from '@tandem/api-contract'
import type { LinkFields, SignedInUser, VerificationSubject } from '@tandem/api-contract'
import { Banner, Button, Checkbox, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { FailureBanner, useFieldProps, usePostedForm } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { journeyMessages } from '../journey-messages.ts'
import { verifyMutation } from '../queries.ts'
import { chosenPassword } from '../passwords/chosen-password.ts'
import { UsernameOf } from '../passwords/new-password-fields.tsx'
import { PasswordPair } from '../passwords/password-pair.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'

const choice = () =>
  v.pipe(
    v.strictObject({
      password: chosenPassword(),
      confirmPassword: v.string(messages.required),
      connect: v.boolean(),
    }),
    passwordsMatch(accountMessages.register.confirmPassword),
  )
type Choice = v.InferOutput<ReturnType<typeof choice>>

interface VerificationFormProps {
  link: LinkFields & { on_page_token?: string }
  registration: VerificationSubject
  onVerified: (user: SignedInUser) => void | Promise<void>
  /** Receives errors of the server or network, except those shown on a field. */
  onRefused: (error: Error) => void
}

/** The button that verifies; in another browser than that of the registration, with a new password. */
export function VerificationForm(props: VerificationFormProps) {
  return props.registration.needs_password ? <ChoiceForm {...props} /> : <Confirmation {...props} />
}

function useVerification({ link, onVerified, onRefused }: VerificationFormProps) {
  const { mutateAsync, isPending } = useMutation(verifyMutation)
  const verify = async (chosen: { password?: string; connect_provider?: boolean } = {}) => {
    try {
      await onVerified((await mutateAsync({ ...link, ...chosen })).user)
    } catch (error) {
      if (isApiError(error, 'VALIDATION_FAILED')) throw error
      onRefused(error as Error)
    }
  }
  return { verify, isPending }
}

function Confirmation(props: VerificationFormProps) {
  const text = journeyMessages.useText()
  const { verify, isPending } = useVerification(props)
  return (
    <Stack gap="4">
      <Button variant="primary" size="lg" fullWidth loading={isPending} onClick={() => void verify()}>
        {text('verify.submit')}
      </Button>
      <p className={note}>{text('verify.notYours')}</p>
    </Stack>
  )
}

function ChoiceForm(props: VerificationFormProps) {
  const text = journeyMessages.useText()
  const { email, provider } = props.registration
  const [schema] = useState(choice)
  const posted = usePostedForm()
  const form = useForm({
    schema,
    initialInput: { password: '', confirmPassword: '', connect: posted.values.connect !== undefined },
    ...whenToCheck,
  })
  const { verify } = useVerification(props)
  const { failure, submit } = useSubmission<Choice>(
    ({ password, connect }) => verify({ password, connect_provider: connect }),
    () => focus(form, { path: ['password'] }),
    posted,
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form
      of={form}
      onSubmit={submit}
      method="post"
      aria-label={text('verify.form')}
      className={unlessScriptComes}
    >
      <Stack gap="4">
        <Banner tone="info" title={`${text('verify.elsewhereTitle')}.`}>
          {text('verify.elsewhere')}
        </Banner>
        <FailureBanner failure={failure} />
        <UsernameOf email={email} />
        <PasswordPair of={form} shown={shown} isReplacement />
        {provider !== null && (
          <Field of={form} path={['connect']}>
            {(field) => (
              <Checkbox
                {...field.props}
                name="connect"
                checked={field.input === true}
                label={text('verify.connect', { provider: socialProviderNames[provider] })}
              />
            )}
          </Field>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('verify.submit')}
        </Button>
        <p className={note}>{text('verify.notYours')}</p>
      </Stack>
    </Form>
  )
}

/** Hidden until the script runs: the browser may have stored what makes a password unnecessary. */
const unlessScriptComes = css({
  '@media (scripting: enabled)': { '[data-before-script] &': { visibility: 'hidden' } },
})
const note = css({ textStyle: 'sm', color: 'fg.muted' })
