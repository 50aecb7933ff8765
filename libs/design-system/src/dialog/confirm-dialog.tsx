import type { ReactNode } from 'react'
import { defaultLabels } from './dialog-props.ts'
import { AwaitedPart } from '../lazy-part/awaited-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { useOnceOpen } from './use-once-open.ts'

const DialogSurface = lazyPart(async () => (await import('./dialog-surface.tsx')).DialogSurface)

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the thing: "Delete Jonas Weber?" */
  title: string
  /** What happens, and what stays. */
  children: ReactNode
  /** Repeats the title's verb: "Delete user". */
  confirmLabel: string
  cancelLabel: string
  closeLabel?: string
  onConfirm: () => void
  /** Called when it has disappeared and returned the focus. */
  onClosed?: () => void
  loading?: boolean
  danger?: boolean
}

/** Asks before something that can't be undone. The focus starts on the safe button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  children,
  confirmLabel,
  closeLabel = defaultLabels.close,
  onConfirm,
  loading,
  danger,
  ...surface
}: ConfirmDialogProps) {
  if (!useOnceOpen(open)) return null
  return (
    <AwaitedPart open={open} onMissing={() => onOpenChange(false)}>
      <DialogSurface
        {...surface}
        open={open}
        onClose={() => onOpenChange(false)}
        closeLabel={closeLabel}
        description={children}
        action={{ label: confirmLabel, onAction: onConfirm, loading, danger }}
        confirms
      />
    </AwaitedPart>
  )
}
