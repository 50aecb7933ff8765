import { lazy, Suspense, type ReactNode } from 'react'
import { useOnceOpen } from '../dialog/use-once-open.ts'

const SheetSurface = lazy(async () => ({ default: (await import('./sheet-surface.tsx')).SheetSurface }))

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the sheet to screen readers, and stands in its header unless `heading` does. */
  title: string
  /** In place of the title: a logo with the team's name. */
  heading?: ReactNode
  closeLabel?: string
  children: ReactNode
}

/** A modal panel of 18rem at the left edge, for the navigation of a phone. Its machinery loads when it first opens. */
export function Sheet({ open, closeLabel = 'Close', ...sheet }: SheetProps) {
  if (!useOnceOpen(open)) return null
  return (
    <Suspense>
      <SheetSurface {...sheet} open={open} closeLabel={closeLabel} />
    </Suspense>
  )
}
