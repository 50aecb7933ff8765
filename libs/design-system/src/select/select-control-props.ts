import type { ReactNode } from 'react'
import type { FieldControl } from '../field/field.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** Muted, at the right: a currency's code, a zone's offset. Found by typing as well. */
  hint?: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
  /** For a form that the browser submits. */
  name?: string
  /** Typing filters the options; without being told, from a dozen options on. */
  searchable?: boolean
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = {
  count: (shown: number, total: number) => `${shown} of ${total}`,
  noMatch: 'Nothing matches',
}

/** What both lists, with and without a search, get from Select. */
export interface SelectControlProps extends Omit<
  SelectProps<string>,
  'label' | 'hint' | 'searchable' | 'labels'
> {
  look: 'field' | 'switcher'
  labelId: string
  /** For the form element: the input with a search, the hidden select without one. */
  control: Partial<FieldControl> & { id: string }
  intent: Intent
  words: typeof defaultLabels
}

/** What the reader already did with the stand-in while the list was loading. */
export type Intent = 'none' | 'focus' | 'open'
