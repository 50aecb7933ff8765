import { TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { journeyMessages } from '../journey-messages.ts'

/** The field for a person's name, which colleagues see. */
export function NameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'size'>) {
  const text = journeyMessages.useText()
  return <TextField {...props} label={text('field.name')} autoComplete="name" size="lg" />
}
