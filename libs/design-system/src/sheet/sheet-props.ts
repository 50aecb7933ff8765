import type { ReactNode } from 'react'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the sheet to screen readers, and stands in its header unless `heading` does. */
  title: string
  /** In place of the title: a logo with the team's name. */
  heading?: ReactNode
  /** The left edge, 18rem wide, for navigation; or the right one, 30rem, for the details of what a list shows. */
  side?: 'start' | 'end'
  /** Before the button that closes: what can be done with the thing that is shown. */
  headerEnd?: ReactNode
  /** Below the content, which scrolls without it. */
  footer?: ReactNode
  closeLabel?: string
  children: ReactNode
}
