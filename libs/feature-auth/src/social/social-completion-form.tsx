import { Field, focus, Form, getInput, useForm } from '@formisch/react'
import { isApiError } from '@tandem/api-client'
import { SocialCompletion } from '@tandem/api-contract'
import type { PendingRegistration, SignedInUser, SocialNewcomer } from '@tandem/api-contract'
import { Banner, Button, Stack } from '@tandem/design-system'
import { FailureBanner, TimezoneField, useFieldProps, useUnsavedGuard } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../frame/link-button.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { completeRegistrationMutation } from '../queries.ts'
import { EmailField } from '../email/email-field.tsx'
import { LeavingGuard } from '../frame/leaving-guard.tsx'
import { NameField } from '../registration/name-field.tsx'
import { TeamNameField } from '../registration/team-name-field.tsx'
import { useSubmission, whenToCheck } from '../frame/use-submission.ts'

interface SocialCompletionFormProps {
  newcomer: SocialNewcomer
  onSignedIn: (user: SignedInUser) => void
  /** The typed address has to be verified first. */
  onRegistered: (pending: PendingRegistration, email: string) => void
}

/** Asks a newcomer what the provider doesn't know: their team, and an address if the provider confirmed none. */
export function SocialCompletionForm({ newcomer, onSignedIn, onRegistered }: SocialCompletionFormProps) {
  const text = journeyMessages.useText()
  const [isOver, setOver] = useState(false)
  const initialInput = {
    name: newcomer.name ?? '',
    team_name: '',
    timezone: '',
    email: newcomer.email_verified ? undefined : (newcomer.email ?? ''),
  }
  const form = useForm({ schema: SocialCompletion, initialInput, ...whenToCheck })
  const { name = '', team_name = '' } = getInput(form)
  const guard = useUnsavedGuard(!isOver && (team_name !== '' || name !== initialInput.name))
  const { mutateAsync } = useMutation(completeRegistrationMutation)
  const { failure, submit } = useSubmission<SocialCompletion>(
    async (input) => {
      setOver(false)
      try {
        const answer = await mutateAsync({ body: input, token: newcomer.personal_access_token })
        guard.release()
        if ('user' in answer) onSignedIn(answer.user)
        else onRegistered(answer, input.email ?? '')
      } catch (error) {
        if (!isApiError(error, 'INVALID_STATE_TRY_AGAIN')) throw error
        setOver(true)
      }
    },
    (field) => focus(form, { path: [field as keyof SocialCompletion] }),
  )
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  return (
    <Form of={form} onSubmit={submit} aria-label={text('callback.form')}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        {isOver && (
          <>
            <Banner tone="danger" announce>
              {text('callback.noToken')}
            </Banner>
            <LinkButton to={authPaths.login} replace>
              {text('toSignIn')}
            </LinkButton>
          </>
        )}
        <Field of={form} path={['name']}>
          {(field) => <NameField {...shown(field)} />}
        </Field>
        {!newcomer.email_verified && (
          <Field of={form} path={['email']}>
            {(field) => <EmailField hint={text('callback.emailHint')} {...shown(field)} />}
          </Field>
        )}
        <Field of={form} path={['team_name']}>
          {(field) => <TeamNameField {...shown(field)} />}
        </Field>
        <Field of={form} path={['timezone']}>
          {(field) => <TimezoneField {...shown(field)} size="lg" onChange={field.onChange} />}
        </Field>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={form.isSubmitting}>
          {text('callback.submit')}
        </Button>
      </Stack>
      <LeavingGuard guard={guard} />
    </Form>
  )
}
