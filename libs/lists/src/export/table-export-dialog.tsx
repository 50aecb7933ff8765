import { rowCount } from '../list/count-words.ts'
import { copyCells } from './copy-cells.ts'
import { ExportDialog } from './export-dialog.tsx'
import { saveTable } from './save-table.ts'
import type { WrittenTable } from './save-table.ts'

interface TableExportDialogProps {
  table: WrittenTable
  onClose: () => void
}

/** Asks what a table of the page is exported as, and saves or copies it. */
export const TableExportDialog = ({ table, onClose }: TableExportDialogProps) => (
  <ExportDialog
    what={table.what(rowCount({ total: table.rows.length - 1, total_is_capped: false }))}
    onClose={onClose}
    onExport={(choice) => void (choice === 'cells' ? copyCells(table.rows) : saveTable(table, choice))}
  />
)
