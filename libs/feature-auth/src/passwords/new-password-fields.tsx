import { readPasswordMinimum } from '@tandem/api-client'
import { PasswordField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { journeyMessages } from '../journey-messages.ts'
import { authMessages } from '../messages.ts'

type GivenProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'label' | 'size'>

/** The field for a new password. Password managers offer to generate one. */
export function NewPasswordField({
  isReplacement = false,
  ...props
}: GivenProps & { isReplacement?: boolean }) {
  const text = journeyMessages.useText()
  const common = authMessages.useText()
  return (
    <PasswordField
      {...props}
      label={isReplacement ? text('field.newPassword') : common('field.password')}
      hint={text('field.passwordHint', { minimum: readPasswordMinimum() })}
      autoComplete="new-password"
      size="lg"
      showLabel={common('field.showPassword')}
      hideLabel={common('field.hidePassword')}
    />
  )
}

/** The field to repeat the new password. */
export function RepeatedPasswordField(props: GivenProps) {
  const text = journeyMessages.useText()
  const common = authMessages.useText()
  return (
    <PasswordField
      {...props}
      label={text('field.confirmPassword')}
      autoComplete="new-password"
      size="lg"
      showLabel={common('field.showPassword')}
      hideLabel={common('field.hidePassword')}
    />
  )
}

/** Says to password managers whose password is being chosen, because the page shows the address only as text. */
export function UsernameOf({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
