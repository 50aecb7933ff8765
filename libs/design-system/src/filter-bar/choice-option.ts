import type { ReactNode } from 'react'

/** One of a ChoiceFilter's values. */
export interface ChoiceOption {
  value: string
  label: string
  /** How many rows have it. */
  count?: number
  /** Found by typing but not shown: a code, another name. */
  keywords?: string
  icon?: ReactNode
}
