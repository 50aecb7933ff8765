import { useLateDialog } from '@tandem/page-parts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { WrittenTable } from './save-table.ts'

/** Comes when the page is idle, with the code that writes files. */
const loadDialog = async () => (await import('./table-export-dialog.tsx')).TableExportDialog

/** An export of a table that asks first what it is exported as. */
export interface TableExport {
  /** Whether its dialog is about to open. */
  isBusy: boolean
  /** Opens the dialog for this table. */
  ask: (table: WrittenTable) => void
  /** To be placed where the button is. */
  dialog: ReactNode
}

/** Saves a table that the page has as the file that the person chooses, or copies its cells. */
export function useTableExport(): TableExport {
  const { Dialog, isComing, open } = useLateDialog(loadDialog)
  const [asked, setAsked] = useState<WrittenTable | null>(null)
  return {
    isBusy: isComing,
    ask: (table) => open(() => setAsked(table)),
    dialog: asked && Dialog && <Dialog table={asked} onClose={() => setAsked(null)} />,
  }
}
