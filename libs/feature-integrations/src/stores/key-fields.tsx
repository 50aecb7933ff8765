import { PasswordField, TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { useText } from '../messages.ts'

/** Takes a key or an id that may be seen: no browser is to complete, capitalise or correct it. */
export function KeyField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
}

/** Takes a secret, hidden until asked for. */
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
