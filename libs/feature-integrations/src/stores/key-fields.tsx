import { PasswordField, TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { useText } from './messages.ts'

/**
 * An input for a key or id that may be visible, without the browser's completion, capitalisation or
 * correction.
 */
export function KeyField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
}

/** An input for a secret, hidden by default. */
export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const text = useText()
  return (
    <PasswordField
      showLabel={text('form.show')}
      hideLabel={text('form.hide')}
      autoComplete="off"
      {...props}
    />
  )
}
