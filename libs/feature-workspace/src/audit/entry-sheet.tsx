import type { AuditEntry } from '@tandem/api-contract'
import { Sheet } from '@tandem/design-system'
import { useState } from 'react'
import { EntryDetails } from './entry-details.tsx'
import { useAuditText } from './messages.ts'

interface EntrySheetProps {
  /** The entry that the address opens; null when it isn't on the page. */
  entry: AuditEntry | null
  timeZone: string
  onClose: () => void
}

/** Everything about one entry, beside the list. */
export function EntrySheet({ entry, timeZone, onClose }: EntrySheetProps) {
  const text = useAuditText()
  // The content stays while the sheet closes.
  const [shown, setShown] = useState(entry)
  if (entry !== null && entry !== shown) setShown(entry)
  return (
    <Sheet
      open={entry !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      title={shown?.description ?? ''}
      closeLabel={text('entry.close')}
    >
      {shown && <EntryDetails entry={shown} timeZone={timeZone} />}
    </Sheet>
  )
}
