import type { ReactNode } from 'react'

/** One of a ChoiceFilter's values. */
export interface ChoiceOption {
  value: string
  label: string
  /** Explains the label in the list. The chip only shows the label. */
  hint?: string
  /** How many rows have it. */
  count?: number
  /** Found by typing but not shown: a code, another name. */
  keywords?: string
  icon?: ReactNode
}

/** What typing finds an option by. */
export const searchedText = ({ label, hint = '', keywords = '' }: ChoiceOption) =>
  `${label} ${hint} ${keywords}`
