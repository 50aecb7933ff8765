import { TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { authMessages } from '../messages.ts'

/** An email address, which is also the name that password managers keep. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'size' | 'type'>) {
  const text = authMessages.useText()
  return (
    <TextField
      {...props}
      label={text('field.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
    />
  )
}
