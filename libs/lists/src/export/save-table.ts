import { toast } from '@tandem/design-system'
import { byteOrderMark, csvLine, csvStyleOf } from '@tandem/format'
import type { CsvCell } from '@tandem/format'
import { describeFailure } from '@tandem/page-parts'
import { decimalMarkOf } from '@tandem/session'
import type { FileChoice } from '@tandem/session'
import { text } from '../messages.ts'
import type { SayCount } from '../list/count-words.ts'
import { saveFile } from './save-file.ts'
import { sayExported } from './say-exported.ts'

/** What the columns of a file mean, in its order; columns without a figure can be left out. */
export type ColumnDefinitions = readonly (readonly [column: string, definition: string])[]

type Rows = readonly (readonly CsvCell[])[]

/** A table that a page writes itself. */
export interface WrittenTable {
  /** The name of its file, without its ending. */
  name: string
  /** Says what its rows are. */
  what: SayCount
  /** The first row is the header. */
  rows: Rows
  definitions: ColumnDefinitions
}

/**
 * Saves a table as a file of the chosen kind, then offers a second file with what the columns mean. A toast says if it
 * failed, because the code that writes workbooks is fetched when it is first needed.
 */
export async function saveTable(
  { name, rows, definitions }: WrittenTable,
  choice: Exclude<FileChoice, 'cells'>,
): Promise<void> {
  const ending = choice === 'xlsx' ? 'xlsx' : 'csv'
  const save = async (words: string, written: Rows) => {
    try {
      const content = choice === 'xlsx' ? await workbook(words, written) : csv(written, choice)
      saveFile(`${words}.${ending}`, content)
      return true
    } catch (error) {
      toast.error({ title: text('export.failed'), description: describeFailure(error).description })
      return false
    }
  }
  if (!(await save(name, rows))) return
  const header = [text('export.column'), text('export.definition')]
  sayExported(
    `${name}.${ending}`,
    () => void save(`${name}-${text('export.definitionsFile')}`, [header, ...definitions]),
  )
}

function csv(rows: Rows, choice: FileChoice): Blob {
  const style = csvStyleOf(decimalMarkOf(choice))
  return new Blob([byteOrderMark, ...rows.map((cells) => csvLine(cells, style))], {
    type: 'text/csv;charset=utf-8',
  })
}

async function workbook(name: string, [titles = [], ...rows]: Rows): Promise<Blob> {
  const { sheetName, workbookPieces, workbookType } = await import('@tandem/format/workbook')
  const isMoment = (cell: CsvCell | undefined) =>
    typeof cell === 'object' && cell !== null && 'moment' in cell
  const table = {
    titles: titles.map(String),
    moments: titles.map((_, column) => rows.some((row) => isMoment(row[column]))),
    batches: (async function* () {
      yield rows
    })(),
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of workbookPieces(sheetName(name), table)) pieces.push(piece)
  return new Blob(pieces, { type: workbookType })
}
