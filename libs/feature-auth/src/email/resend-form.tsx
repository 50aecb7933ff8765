import { Field, Form, useForm } from '@formisch/react'
import { ResendVerification } from '@tandem/api-contract'
import { Button, Stack } from '@tandem/design-system'
import { noFailure, useFieldProps } from '@tandem/page-parts'
import { clockOf } from '../clock-of.ts'
import { journeyMessages } from '../journey-messages.ts'
import { EmailField } from './email-field.tsx'
import { useResend } from './use-resend.ts'
import { whenToCheck } from '../frame/use-submission.ts'

/** Asks for a verification mail when the address is not known yet. */
export function ResendForm({ onResent }: { onResent: (until: number) => void }) {
  const text = journeyMessages.useText()
  const { resend, secondsLeft } = useResend(onResent)
  const form = useForm({ schema: ResendVerification, initialInput: { email: '' }, ...whenToCheck })
  const shown = useFieldProps(noFailure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={({ email }) => resend(email)} aria-label={text('resend.form')}>
      <Stack gap="4">
        <Field of={form} path={['email']}>
          {(field) => <EmailField {...shown(field)} />}
        </Field>
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? text('resend.retryIn', { time: clockOf(secondsLeft) }) : text('resend.form')}
        </Button>
      </Stack>
    </Form>
  )
}
