import { Field, focus, Form, useForm } from '@formisch/react'
import { InvitationAcceptance, messages, passwordsMatch } from '@tandem/api-contract'
import type { LinkFields, SignedInUser } from '@tandem/api-contract'
import { Button, Stack } from '@tandem/design-system'
import { errorOf, FailureBanner, useFieldProps } from '@tandem/workbench'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { acceptInvitationMutation } from '../queries.ts'
import { NewPasswordField, RepeatedPasswordField, UsernameOf } from './new-password-fields.tsx'
import { TimezoneField } from './timezone-field.tsx'
import { useSubmission, whenToCheck } from './use-submission.ts'

const Acceptance = v.pipe(
  v.strictObject({
    password: InvitationAcceptance.entries.password,
    confirmPassword: v.string(messages.required),
    timezone: InvitationAcceptance.entries.timezone,
  }),
  passwordsMatch(messages.invitation.confirmPassword),
)
type InvitationInput = v.InferOutput<typeof Acceptance>

interface InvitationFormProps {
  link: LinkFields
  email: string
  onAccepted: (user: SignedInUser) => void
  /** The link ended while the form was open. */
  onOver: (error: Error) => void
}

/** The password of an invited person, twice, and their time zone. */
export function InvitationForm({ link, email, onAccepted, onOver }: InvitationFormProps) {
  const text = journeyMessages.useText()
  const form = useForm({
    schema: Acceptance,
    initialInput: { password: '', confirmPassword: '', timezone: '' },
    ...whenToCheck,
  })
  const { mutateAsync } = useMutation(acceptInvitationMutation)
  const { failure, submit } = useSubmission<InvitationInput>(
    async ({ password, timezone }) => {
      try {
        onAccepted(await mutateAsync({ ...link, password, timezone }))
      } catch (error) {
        if (!isLinkRefusal(error)) throw error
        onOver(error)
      }
    },
    (name) => focus(form, { path: [name as keyof InvitationInput] }),
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} aria-label={text('invitation.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <UsernameOf email={email} />
        <Field of={form} path={['password']}>
          {(field) => <NewPasswordField {...shown(field)} />}
        </Field>
        <Field of={form} path={['confirmPassword']}>
          {(field) => <RepeatedPasswordField {...shown(field)} />}
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
          {text('invitation.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
