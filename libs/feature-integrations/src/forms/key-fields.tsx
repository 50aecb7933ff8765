import { PasswordField, TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { useText } from '../messages.ts'

/** Takes a consumer key: no browser is to complete, capitalise or correct it. */
export function ConsumerKeyField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
}

/** Takes a consumer secret, hidden until asked for. */
export function ConsumerSecretField(
  props: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'showLabel' | 'hideLabel'>,
) {
  const text = useText()
  return (
    <PasswordField
      hint={text('form.consumerSecretHelp')}
      showLabel={text('form.show')}
      hideLabel={text('form.hide')}
      autoComplete="off"
      {...props}
    />
  )
}
