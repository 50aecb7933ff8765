import { ConfirmDialog } from '@tandem/design-system'
import { useTeamText } from './messages.ts'
import { zoneName } from '../frame/zone-name.ts'

interface ZoneChangeDialogProps {
  open: boolean
  /** The last question; it stays while the dialog closes. */
  from: string
  to: string
  isSaving: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before days are recalculated, and explains the effect. */
export function ZoneChangeDialog({ open, from, to, isSaving, onClose, onConfirm }: ZoneChangeDialogProps) {
  const text = useTeamText()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('change.title', { zone: zoneName(to) })}
      confirmLabel={text('change.confirm')}
      cancelLabel={text('change.cancel', { zone: zoneName(from) })}
      closeLabel={text('change.close')}
      loading={isSaving}
      onConfirm={onConfirm}
    >
      {text('change.text')}
    </ConfirmDialog>
  )
}
