import type { ReactNode } from 'react'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the sheet for screen readers, and is shown in its header unless there is a `heading`. */
  title: string
  /** Replaces the visible title: a logo with the team's name. */
  heading?: ReactNode
  /** The left edge, 18rem wide, for navigation; or the right one, 30rem, for details of a list's row. */
  side?: 'start' | 'end'
  /** Before the close button: actions on what is shown. */
  headerEnd?: ReactNode
  /** Below the scrolling content. */
  footer?: ReactNode
  closeLabel?: string
  children: ReactNode
}
