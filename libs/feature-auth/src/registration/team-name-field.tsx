import { TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { journeyMessages } from '../journey-messages.ts'

/** The field for the name of a new team. */
export function TeamNameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'size'>) {
  const text = journeyMessages.useText()
  return (
    <TextField
      {...props}
      label={text('field.teamName')}
      hint={text('field.teamNameHint')}
      autoComplete="organization"
      size="lg"
    />
  )
}
