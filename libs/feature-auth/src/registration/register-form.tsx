import { Field, focus, Form, getInput, setInput, useForm } from '@formisch/react'
import { accountMessages, passwordsMatch, Registration } from '@tandem/api-contract'
import type { PendingRegistration } from '@tandem/api-contract'
import { Button, Stack } from '@tandem/design-system'
import {
  FailureBanner,
  TimezoneField,
  useFieldProps,
  usePostedForm,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { journeyMessages } from '../journey-messages.ts'
import { registerMutation } from '../queries.ts'
import { chosenPassword } from '../passwords/chosen-password.ts'
import { EmailField } from '../email/email-field.tsx'
import { LeavingGuard } from '../frame/leaving-guard.tsx'
import { NameField } from './name-field.tsx'
import { PasswordPair } from '../passwords/password-pair.tsx'
import { TeamNameField } from './team-name-field.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'
import { useTypedBefore } from '../frame/use-typed-before.ts'

const registration = () =>
  v.pipe(
    v.strictObject({ ...Registration.entries, password: chosenPassword() }),
    passwordsMatch(accountMessages.register.confirmPassword),
  )

const fields = ['name', 'email', 'password', 'confirmPassword', 'team_name', 'timezone'] as const

interface RegisterFormProps {
  onRegistered: (pending: PendingRegistration, email: string) => void
}

/** The form for a person and their team. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const text = journeyMessages.useText()
  const [schema] = useState(registration)
  const posted = usePostedForm()
  const form = useForm({
    schema,
    initialInput: {
      name: '',
      email: '',
      team_name: '',
      timezone: '',
      ...posted.values,
      password: '',
      confirmPassword: '',
    },
    ...whenToCheck,
  })
  const { timezone: _chosenByTheForm, ...typed } = getInput(form)
  const guard = useUnsavedGuard(Object.values(typed).some(Boolean))
  const { mutateAsync } = useMutation(registerMutation)
  const { failure, submit } = useSubmission<Registration>(
    async (input) => {
      const pending = await mutateAsync(input)
      guard.release()
      onRegistered(pending, input.email)
    },
    (name) => focus(form, { path: [name as keyof Registration] }),
    posted,
  )
  useTypedBefore(fields, (name, value) => setInput(form, { path: [name], input: value }))
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} method="post" aria-label={text('register.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Field of={form} path={['name']}>
          {(field) => <NameField {...shown(field)} />}
        </Field>
        <Field of={form} path={['email']}>
          {(field) => <EmailField {...shown(field)} />}
        </Field>
        <PasswordPair of={form} shown={shown} />
        <Field of={form} path={['team_name']}>
          {(field) => <TeamNameField {...shown(field)} />}
        </Field>
        <Field of={form} path={['timezone']}>
          {(field) => <TimezoneField {...shown(field)} name="timezone" size="lg" onChange={field.onChange} />}
        </Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('register.submit')}
        </Button>
      </Stack>
      <LeavingGuard guard={guard} />
    </Form>
  )
}
