import { toast } from '@tandem/design-system'
import { csvLine, csvStyleOf } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import { copyText } from '@tandem/page-parts'
import { decimalMarkOf } from '@tandem/session'
import { text } from '../messages.ts'
import { sayExportFailed } from './say-export-failed.ts'

/** Rows of cells; the first is the header. */
export type CellRows = readonly (readonly CsvCell[])[]

/**
 * Copies rows as cells to paste into a spreadsheet, with the decimals of this computer. A toast says that they were
 * copied, or why not. Rows may still be loading.
 */
export async function copyCells(rows: CellRows | Promise<CellRows>): Promise<void> {
  const style = { ...csvStyleOf(decimalMarkOf('cells')), separator: '\t' } as const
  try {
    await copyText(
      Promise.resolve(rows).then((loaded) => loaded.map((cells) => csvLine(cells, style)).join('')),
    )
    toast.success({ title: text('export.copied') })
  } catch (error) {
    sayExportFailed(error)
  }
}
