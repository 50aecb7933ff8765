import { csvStyleOf } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import { useLateDialog } from '@tandem/page-parts'
import { decimalMarkOf } from '@tandem/session'
import type { FileChoice } from '@tandem/session'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { copyCells } from './copy-cells.ts'
import { loadExportDialog } from './load-export-dialog.ts'
import { saveCsv } from './save-csv.ts'
import type { ColumnDefinitions } from './save-csv.ts'

/** A table that a page writes itself. */
export interface WrittenTable {
  /** The name of its CSV file. */
  name: string
  /** The first row is the header. */
  rows: readonly (readonly CsvCell[])[]
  definitions: ColumnDefinitions
}

/** An export of a table that asks first what it is exported as. */
export interface TableExport {
  /** Whether its dialog is about to open. */
  isBusy: boolean
  /** Opens the dialog for this table. */
  ask: (table: WrittenTable) => void
  /** To be placed where the button is. */
  dialog: ReactNode
}

/** Only the server writes workbooks. */
const offered = ['csv', 'csv_semicolon', 'cells'] as const satisfies readonly FileChoice[]

/** Saves a table that the page has as a CSV with the separator that the person chooses, or copies its cells. */
export function useTableExport(): TableExport {
  const { Dialog, isComing, open } = useLateDialog(loadExportDialog)
  const [asked, setAsked] = useState<WrittenTable | null>(null)
  return {
    isBusy: isComing,
    ask: (table) => open(() => setAsked(table)),
    dialog: asked && Dialog && (
      <Dialog
        choices={offered}
        onClose={() => setAsked(null)}
        onExport={(choice) => {
          if (choice === 'cells') void copyCells(asked.rows)
          else saveCsv(asked.name, asked.rows, asked.definitions, csvStyleOf(decimalMarkOf(choice)))
        }}
      />
    ),
  }
}
