import { Field, focus, Form, getInput, useForm } from '@formisch/react'
import { Registration } from '@tandem/api-contract'
import type { PendingRegistration } from '@tandem/api-contract'
import { Button, Stack, TextField } from '@tandem/design-system'
import { errorOf, FailureBanner, useFieldProps, useUnsavedGuard } from '@tandem/workbench'
import { useMutation } from '@tanstack/react-query'
import { journeyMessages } from '../journey-messages.ts'
import { registerMutation } from '../queries.ts'
import { EmailField } from './email-field.tsx'
import { LeavingGuard } from './leaving-guard.tsx'
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx'
import { TimezoneField } from './timezone-field.tsx'
import { useSubmission, whenToCheck } from './use-submission.ts'

interface RegisterFormProps {
  onRegistered: (pending: PendingRegistration, email: string) => void
}

/** A person and their team. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const text = journeyMessages.useText()
  const form = useForm({
    schema: Registration,
    initialInput: { name: '', email: '', password: '', confirmPassword: '', team_name: '', timezone: '' },
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
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} aria-label={text('register.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Field of={form} path={['name']}>
          {(field) => (
            <TextField label={text('field.name')} autoComplete="name" size="lg" {...shown(field)} />
          )}
        </Field>
        <Field of={form} path={['email']}>
          {(field) => <EmailField {...shown(field)} />}
        </Field>
        <Field of={form} path={['password']}>
          {(field) => <NewPasswordField {...shown(field)} />}
        </Field>
        <Field of={form} path={['confirmPassword']}>
          {(field) => <RepeatedPasswordField {...shown(field)} />}
        </Field>
        <Field of={form} path={['team_name']}>
          {(field) => (
            <TextField
              label={text('field.teamName')}
              hint={text('field.teamNameHint')}
              autoComplete="organization"
              size="lg"
              {...shown(field)}
            />
          )}
        </Field>
        <Field of={form} path={['timezone']}>
          {(field) => (
            <TimezoneField
              ref={field.props.ref}
              value={field.input ?? ''}
              onChange={field.onChange}
              error={errorOf(field, failure.refusals.timezone, form.isSubmitted)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('register.submit')}
        </Button>
      </Stack>
      <LeavingGuard guard={guard} />
    </Form>
  )
}
