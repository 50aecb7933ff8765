import { Field, focus, Form, setInput, useForm } from '@formisch/react'
import { accountMessages, InvitationAcceptance, messages, passwordsMatch } from '@tandem/api-contract'
import type { LinkFields, SignedInUser } from '@tandem/api-contract'
import { Button, Stack } from '@tandem/design-system'
import { FailureBanner, TimezoneField, useFieldProps, usePostedForm } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { acceptInvitationMutation } from '../queries.ts'
import { chosenPassword } from '../passwords/chosen-password.ts'
import { UsernameOf } from '../passwords/new-password-fields.tsx'
import { PasswordPair } from '../passwords/password-pair.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'
import { useTypedBefore } from '../frame/use-typed-before.ts'

const acceptance = () =>
  v.pipe(
    v.strictObject({
      password: chosenPassword(),
      confirmPassword: v.string(messages.required),
      timezone: InvitationAcceptance.entries.timezone,
    }),
    passwordsMatch(accountMessages.invitation.confirmPassword),
  )
type InvitationInput = v.InferOutput<ReturnType<typeof acceptance>>

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
  const [schema] = useState(acceptance)
  const posted = usePostedForm()
  const form = useForm({
    schema,
    initialInput: { password: '', confirmPassword: '', timezone: posted.values.timezone ?? '' },
    ...whenToCheck,
  })
  const { mutateAsync } = useMutation(acceptInvitationMutation)
  const { failure, submit } = useSubmission<InvitationInput>(
    async ({ password, timezone }) => {
      try {
        onAccepted((await mutateAsync({ ...link, password, timezone })).user)
      } catch (error) {
        if (!isLinkRefusal(error)) throw error
        onOver(error)
      }
    },
    (name) => focus(form, { path: [name as keyof InvitationInput] }),
    posted,
  )
  useTypedBefore(['password', 'confirmPassword', 'timezone'], (name, value) =>
    setInput(form, { path: [name], input: value }),
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} method="post" aria-label={text('invitation.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <UsernameOf email={email} />
        <PasswordPair of={form} shown={shown} />
        <Field of={form} path={['timezone']}>
          {(field) => (
            <TimezoneField
              {...shown(field)}
              name="timezone"
              size="lg"
              hint={text('invitation.timezoneHint')}
              onChange={field.onChange}
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
