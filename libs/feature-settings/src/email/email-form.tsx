import type { Profile } from '@tandem/api-contract'
import { Banner, Button, PasswordField, Stack, TextField, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { ConfirmDiscard, FailureBanner, SignInAgain, useUnsavedGuard } from '@tandem/page-parts'
import { useRef } from 'react'
import { useFocusOnRefusal } from '../frame/use-focus-on-refusal.ts'
import { useProfileText } from '../profile/messages.ts'
import { useEmailText } from './messages.ts'
import { useEmailForm } from './use-email-form.ts'

/**
 * Requests a new address, and shows one that waits for its link. Asks for the password of somebody whose proof is too
 * old, or for a new sign-in of somebody without a password.
 */
export function EmailForm({ profile }: { profile: Profile }) {
  const text = useEmailText()
  const words = useProfileText()
  const form = useEmailForm()
  const element = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(element, form.failure)
  const guard = useUnsavedGuard(form.email !== '', { staysOnPath: true })
  const { pending_email } = profile
  return (
    <Stack gap="4" className={column}>
      {pending_email !== null && (
        <Banner
          tone="info"
          title={`${text('pending.title')}.`}
          actions={
            <Button
              size="sm"
              loading={form.isSending}
              onClick={async () => {
                const isSent = await form.send({ email: pending_email, password: form.password })
                if (isSent) toast.success({ title: text('pending.sent') })
              }}
            >
              {text('pending.again')}
            </Button>
          }
        >
          {text('pending.text', { email: pending_email })}
        </Banner>
      )}
      <form
        ref={element}
        aria-label={text('form.label')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.send({ email: form.email, password: form.password })
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={form.failure} />
          {form.needsPassword && !profile.has_password && <SignInAgain />}
          <TextField
            label={text('form.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={form.email}
            error={form.errorOf('email')}
            onChange={(event) => form.typeEmail(event.target.value)}
          />
          {form.needsPassword && profile.has_password && (
            <PasswordField
              label={text('form.password')}
              name="password"
              autoComplete="current-password"
              showLabel={text('form.showPassword')}
              hideLabel={text('form.hidePassword')}
              hint={form.request ?? text('form.passwordHint')}
              value={form.password}
              error={form.errorOf('password')}
              onChange={(event) => form.typePassword(event.target.value)}
            />
          )}
          <div>
            <Button type="submit" variant="primary" size="form" loading={form.isSending}>
              {text('form.submit')}
            </Button>
          </div>
        </Stack>
      </form>
      <ConfirmDiscard
        guard={guard}
        title={words('leaving.title')}
        description={text('form.loss')}
        keepLabel={words('leaving.keep')}
        discardLabel={words('leaving.discard')}
        closeLabel={words('close')}
      />
    </Stack>
  )
}

const column = css({ maxWidth: '[480px]' })
