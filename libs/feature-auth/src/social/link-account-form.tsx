import { Field, focus, Form, setErrors, useForm } from '@formisch/react'
import { isApiError } from '@tandem/api-client'
import { messages } from '@tandem/api-contract'
import type { SignedInUser, SocialNewcomer, SocialSignIn } from '@tandem/api-contract'
import { Button, Stack } from '@tandem/design-system'
import { describeFailure, FailureBanner, useFieldProps } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { journeyMessages } from '../journey-messages.ts'
import { linkAccountMutation } from '../queries.ts'
import { PresentPasswordField } from '../passwords/present-password-field.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'

const LinkForm = v.strictObject({ password: v.pipe(v.string(), v.minLength(1, messages.required)) })

interface LinkAccountFormProps {
  given: Pick<SocialSignIn, 'code' | 'provider'>
  onLinked: (answer: { user: SignedInUser } | SocialNewcomer) => void
  /** The provider's code is no longer valid. */
  onOver: (error: Error) => void
}

/** The password of the existing account with the provider's address: only its owner may connect the two. */
export function LinkAccountForm({ given, onLinked, onOver }: LinkAccountFormProps) {
  const text = journeyMessages.useText()
  const form = useForm({ schema: LinkForm, initialInput: { password: '' }, ...whenToCheck })
  const { mutateAsync } = useMutation(linkAccountMutation)
  const focusOnPassword = () => focus(form, { path: ['password'] })
  const { failure, submit } = useSubmission<v.InferOutput<typeof LinkForm>>(async ({ password }) => {
    try {
      onLinked(await mutateAsync({ ...given, password }))
    } catch (error) {
      if (isApiError(error, 'INVALID_STATE_TRY_AGAIN')) return onOver(error)
      if (!isApiError(error, 'INVALID_PASSWORD')) throw error
      setErrors(form, { path: ['password'], errors: [describeFailure(error).description] })
      focusOnPassword()
    }
  }, focusOnPassword)
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} aria-label={text('callback.linkForm')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Field of={form} path={['password']}>
          {(field) => <PresentPasswordField {...shown(field)} />}
        </Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('callback.linkSubmit')}
        </Button>
      </Stack>
    </Form>
  )
}
