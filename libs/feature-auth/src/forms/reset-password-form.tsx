import { Field, focus, Form, useForm } from '@formisch/react'
import { messages, NewPassword, passwordsMatch } from '@tandem/api-contract'
import { Button, Stack, toast } from '@tandem/design-system'
import { readStored } from '@tandem/session'
import { FailureBanner, useFieldProps } from '@tandem/workbench'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { resetPasswordMutation } from '../queries.ts'
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx'
import { useSubmission, whenToCheck } from './use-submission.ts'

const ResetForm = v.pipe(
  v.strictObject({
    password: NewPassword.entries.password,
    confirmPassword: v.string(messages.required),
  }),
  passwordsMatch(messages.resetPassword.confirmPassword),
)

interface ResetPasswordFormProps {
  userId: number
  onDone: () => void
  /** The link ended while the form was open. */
  onOver: (error: Error) => void
}

/** The new password, twice. The token comes from the link that was checked. */
export function ResetPasswordForm({ userId, onDone, onOver }: ResetPasswordFormProps) {
  const text = journeyMessages.useText()
  const form = useForm({
    schema: ResetForm,
    initialInput: { password: '', confirmPassword: '' },
    ...whenToCheck,
  })
  const { mutateAsync } = useMutation(resetPasswordMutation)
  const { failure, submit } = useSubmission<v.InferOutput<typeof ResetForm>>(
    async ({ password }) => {
      const token = readStored('forgot_password_token')
      if (token === null) {
        toast.error({ title: text('reset.noToken') })
        return
      }
      try {
        await mutateAsync({ token, password, user_id: userId })
      } catch (error) {
        if (!isLinkRefusal(error)) throw error
        return onOver(error)
      }
      onDone()
    },
    () => focus(form, { path: ['password'] }),
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} aria-label={text('reset.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Field of={form} path={['password']}>
          {(field) => <NewPasswordField isReplacement {...shown(field)} />}
        </Field>
        <Field of={form} path={['confirmPassword']}>
          {(field) => <RepeatedPasswordField {...shown(field)} />}
        </Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('reset.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
