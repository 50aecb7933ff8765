import { focus, Form, setInput, useForm } from '@formisch/react'
import { accountMessages, messages, passwordsMatch } from '@tandem/api-contract'
import { Button, Stack, toast } from '@tandem/design-system'
import { FailureBanner, useFieldProps, usePostedForm } from '@tandem/page-parts'
import { readStored } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { resetPasswordMutation } from '../queries.ts'
import { chosenPassword } from './chosen-password.ts'
import { PasswordPair } from './password-pair.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'
import { useTypedBefore } from '../frame/use-typed-before.ts'

const replacement = () =>
  v.pipe(
    v.strictObject({ password: chosenPassword(), confirmPassword: v.string(messages.required) }),
    passwordsMatch(accountMessages.resetPassword.confirmPassword),
  )
type Replacement = v.InferOutput<ReturnType<typeof replacement>>

interface ResetPasswordFormProps {
  userId: number
  onDone: () => void
  /** The link expired or was used while the form was open. */
  onOver: (error: Error) => void
  /** Checks the link again when its token is no longer stored. Resolves to true if the link can't be used any more. */
  checkAgain: () => Promise<boolean>
}

/** The new password, twice. Checking the link stored the token that is sent with it. */
export function ResetPasswordForm({ userId, onDone, onOver, checkAgain }: ResetPasswordFormProps) {
  const text = journeyMessages.useText()
  const [schema] = useState(replacement)
  const posted = usePostedForm()
  const form = useForm({
    schema,
    initialInput: { password: '', confirmPassword: '' },
    ...whenToCheck,
  })
  const { mutateAsync } = useMutation(resetPasswordMutation)
  const { failure, submit } = useSubmission<Replacement>(
    async ({ password }) => {
      const token = readStored('forgot_password_token')
      if (token === null) {
        // Another tab may have used the link, which also removes the token.
        if (!(await checkAgain())) toast.error({ title: text('reset.noToken') })
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
    posted,
  )
  useTypedBefore(['password', 'confirmPassword'], (name, value) =>
    setInput(form, { path: [name], input: value }),
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} method="post" aria-label={text('reset.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <PasswordPair of={form} shown={shown} isReplacement />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('reset.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
