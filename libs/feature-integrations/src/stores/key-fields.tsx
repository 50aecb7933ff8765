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

interface SecretFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'showLabel' | 'hideLabel'
> {
  label: string
}

/** An input for a secret, hidden by default. Its button names it, because a form has several. */
export function SecretField(props: SecretFieldProps) {
  const text = useText()
  return (
    <PasswordField
      showLabel={text('form.show', { field: props.label })}
      hideLabel={text('form.hide', { field: props.label })}
      autoComplete="off"
      {...props}
    />
  )
}
