import { Dialog } from '@tandem/design-system'
import type { DialogProps } from '@tandem/design-system'
import { useDialogText } from './dialog-messages.ts'
import { ConfirmDiscard } from './unsaved-guard.tsx'
import type { UnsavedGuard } from './unsaved-guard.tsx'

interface GuardedDialogProps extends Omit<DialogProps, 'onOpenChange' | 'unsaved' | 'labels'> {
  guard: UnsavedGuard
  /** What would be lost by leaving now. */
  loss: string
  onClose: () => void
}

/**
 * A dialog opened by the address, so that Back closes it too. Every way of closing asks about unsaved input.
 */
export function GuardedDialog({ guard, loss, onClose, ...dialog }: GuardedDialogProps) {
  const text = useDialogText()
  return (
    <>
      <Dialog
        {...dialog}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        labels={{ close: text('close'), cancel: text('cancel') }}
      />
      <ConfirmDiscard
        guard={guard}
        title={text('discard.title')}
        description={loss}
        keepLabel={text('discard.keep')}
        discardLabel={text('discard.discard')}
        closeLabel={text('close')}
      />
    </>
  )
}
