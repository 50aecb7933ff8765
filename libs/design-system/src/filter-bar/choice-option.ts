import type { ReactNode } from 'react'

/** One of the values that a ChoiceFilter offers. */
export interface ChoiceOption {
  value: string
  label: string
  /** How many rows have it. */
  count?: number
  /** Found by typing as well, not shown: a code, another name. */
  keywords?: string
  icon?: ReactNode
}
