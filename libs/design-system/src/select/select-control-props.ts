import type { ReactNode } from 'react'
import type { FieldControl } from '../field/field.tsx'
import { defineWords } from '../words/define-words.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** Muted, at the right: a currency code, a time zone's offset. Typing finds it too. */
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
  /** 36 px in forms and dialogs, 40 on pages before the app; 44 on phones. */
  size?: 'form' | 'lg'
  /** For a form that the browser submits. */
  name?: string
  /** Whether typing filters the options; by default from twelve options on. */
  searchable?: boolean
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('select', {
  count: (shown: number, total: number) => `${shown} of ${total}`,
  noMatch: 'Nothing matches',
})

/** The props that Select passes to both lists, with and without search. */
export interface SelectControlProps extends Omit<
  SelectProps<string>,
  'label' | 'hint' | 'searchable' | 'labels'
> {
  look: 'field' | 'switcher'
  labelId: string
  /** For the form element: the input of a searchable list, otherwise the hidden select. */
  control: Partial<FieldControl> & { id: string }
  intent: Intent
  words: typeof defaultLabels
}

/** What the reader already did with the placeholder control while the list was loading. */
export type Intent = 'none' | 'focus' | 'open'
