import type { DecimalMark, FileFormat } from '@tandem/api-contract'
import { decimalMarkOf } from '@tandem/session'
import type { FileChoice } from '@tandem/session'

/** How the server writes a file. */
export interface FileStyle {
  format: FileFormat
  decimal_mark?: DecimalMark
}

/** How the server writes a choice. */
export function fileStyleOf(choice: FileChoice): FileStyle {
  if (choice === 'xlsx') return { format: 'xlsx' }
  return { format: choice === 'cells' ? 'tsv' : 'csv', decimal_mark: decimalMarkOf(choice) }
}
