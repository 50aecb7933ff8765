import { Suspense, type ReactNode } from 'react'
import { useOnceOpen } from '../dialog/use-once-open.ts'
import { lazyPart } from '../lazy-part/lazy-part.ts'

const SheetSurface = lazyPart(async () => (await import('./sheet-surface.tsx')).SheetSurface)

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

/** A modal panel at an edge: the navigation of a phone, the details of a row. Its machinery loads when it first opens. */
export function Sheet({ open, closeLabel = 'Close', ...sheet }: SheetProps) {
  if (!useOnceOpen(open)) return null
  return (
    <Suspense>
      <SheetSurface {...sheet} open={open} closeLabel={closeLabel} />
    </Suspense>
  )
}
