import type { IconButtonProps } from '@tandem/design-system'
import type { ReactNode } from 'react'

/** Where a figure comes from; what is left out isn't shown. */
export interface ProvenanceProps {
  /** The name of the figure: "Reach". */
  figure: string
  /** Where it comes from, in plain words: "Instagram, insights of the account". */
  source?: ReactNode
  /** When it was last read, or only the day when nothing more is known; `null` when never. */
  readAt?: string | null
  /** The time zone of its days, also used for the time above. */
  zone?: string
  /** Whose days they are, if not those of the zone: "Days follow Instagram’s clock (Pacific Time)". */
  days?: string | undefined
  currency?: string
  /** How it is calculated, in a sentence or two. */
  rule?: ReactNode
  size?: IconButtonProps['size']
}
