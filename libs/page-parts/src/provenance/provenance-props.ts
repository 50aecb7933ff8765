import type { IconButtonProps } from '@tandem/design-system'
import type { ReactNode } from 'react'

export interface ProvenanceProps {
  /** The figure by its name: "Reach". */
  figure: string
  /** Who told it and by what call, in people's words: "Instagram, insights of the account". */
  source?: ReactNode
  /** When it was read last, or the day alone where no more is known; `null` where it never was. */
  readAt?: string | null
  /** The zone its days are cut in; the moment above is told in it as well. */
  zone?: string
  /** Who cuts its days, and where, if that is not the zone: "Days follow Instagram’s clock (Pacific Time)". */
  days?: string | undefined
  currency?: string
  /** How it is computed, in a sentence or two. */
  rule?: ReactNode
  size?: IconButtonProps['size']
}
