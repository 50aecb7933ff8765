import { useOnceOpen } from '../dialog/use-once-open.ts'
import { defaultLabels } from '../dialog/dialog-props.ts'
import { AwaitedPart } from '../lazy-part/awaited-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import type { SheetProps } from './sheet-props.ts'

const SheetSurface = lazyPart(async () => (await import('./sheet-surface.tsx')).SheetSurface)

/** A modal panel at an edge: a phone's navigation, a row's details. Its code loads when it first opens. */
export function Sheet({ open, closeLabel = defaultLabels.close, ...sheet }: SheetProps) {
  if (!useOnceOpen(open)) return null
  return (
    <AwaitedPart open={open} onMissing={() => sheet.onOpenChange(false)}>
      <SheetSurface {...sheet} open={open} closeLabel={closeLabel} />
    </AwaitedPart>
  )
}
