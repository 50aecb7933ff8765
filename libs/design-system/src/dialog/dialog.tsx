import { useEffect, useState } from 'react'
import { AwaitedPart } from '../lazy-part/awaited-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useOnceOpen } from './use-once-open.ts'
import { defaultLabels } from './dialog-props.ts'
import type { DialogProps } from './dialog-props.ts'

const DialogSurface = lazyPart(async () => (await import('./dialog-surface.tsx')).DialogSurface)

const keepPage = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * A modal dialog: the focus moves in, stays inside and returns to the opener; Escape closes it. Its code
 * loads when it first opens.
 */
export function Dialog({ open, onOpenChange, unsaved = false, labels, children, ...surface }: DialogProps) {
  const words = { ...defaultLabels, ...labels }
  const [asking, setAsking] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const mayLose = open && unsaved
  const close = () => (unsaved ? setAsking(true) : onOpenChange(false))
  const discard = () => {
    setDiscarding(true)
    setAsking(false)
  }
  // Only after the question has closed: both at once would compete for the focus.
  const finishDiscarding = () => {
    setDiscarding(false)
    if (discarding) onOpenChange(false)
  }

  useEffect(() => {
    if (!mayLose) return
    addEventListener('beforeunload', keepPage)
    return () => removeEventListener('beforeunload', keepPage)
  }, [mayLose])

  if (!useOnceOpen(open)) return null
  return (
    <AwaitedPart open={open} onMissing={() => onOpenChange(false)}>
      <DialogSurface
        {...surface}
        open={open}
        onClose={close}
        closeLabel={words.close}
        cancelLabel={words.cancel}
      >
        {children}
      </DialogSurface>
      <ConfirmDialog
        open={asking && mayLose}
        onOpenChange={setAsking}
        title={words.unsavedTitle}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        closeLabel={words.close}
        onConfirm={discard}
        onClosed={finishDiscarding}
        danger
      >
        {words.unsavedText}
      </ConfirmDialog>
    </AwaitedPart>
  )
}
