import { TextField } from '@tandem/design-system'
import type { ComponentProps } from 'react'
import { journeyMessages } from '../journey-messages.ts'

/** What colleagues call a person. */
export function NameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'size'>) {
  const text = journeyMessages.useText()
  return <TextField {...props} label={text('field.name')} autoComplete="name" size="lg" />
}
