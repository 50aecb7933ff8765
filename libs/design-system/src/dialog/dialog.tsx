import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useOnceOpen } from './use-once-open.ts'

const DialogSurface = lazyPart(async () => (await import('./dialog-surface.tsx')).DialogSurface)

/** The main button of a dialog, named verb + object. It submits the form with this id, or calls back. */
export type DialogAction = {
  label: string
  loading?: boolean
  danger?: boolean
} & ({ form: string; onAction?: never } | { form?: never; onAction: () => void })

export interface DialogProps {
  open: boolean
  /** Called with `false` when the reader closes it; with unsaved changes only after they agreed to lose them. */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** `md` 480 px, `lg` 520 px for two columns; the full width at the bottom edge of a phone. */
  size?: 'md' | 'lg'
  /** There is text that closing would lose: closing asks first, and so does leaving the page. */
  unsaved?: boolean
  action?: DialogAction
  /** Beside the buttons, at the left: a note or a link. */
  footerStart?: ReactNode
  labels?: Partial<typeof defaultLabels>
  children: ReactNode
}

const defaultLabels = {
  close: 'Close',
  cancel: 'Cancel',
  unsavedTitle: 'Discard what you typed?',
  unsavedText: 'Closing now loses the text of this dialog. Nothing has been saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
}

const keepPage = (event: BeforeUnloadEvent) => event.preventDefault()

/** A modal dialog: focus moves in, stays in and goes back to the opener; Escape closes. Its machinery loads when it first opens. */
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
  // Only once the question is gone: both at once would fight over who gets the focus back.
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
    <Suspense>
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
    </Suspense>
  )
}
