import { writeXlsxStream } from 'hucre/xlsx'
import type { CellValue, ColumnDef } from 'hucre/xlsx'
import type { CsvCell } from './csv-line.ts'

/** The media type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The most characters of a cell, the most digits of a number, and the first year of a moment. Excel calls a workbook
 * damaged that has longer cells, and rounds longer numbers. Source: "Excel specifications and limits" by Microsoft.
 */
const limits = { characters: 32_767, digits: 15, year: 1900 }

const formats = { decimal: '0.00####', moment: 'yyyy-mm-dd hh:mm:ss', day: 'yyyy-mm-dd' }

/** Titles, and rows in batches, in the order of the titles. */
export interface WorkbookTable {
  titles: readonly string[]
  /** Which columns contain moments: the first rows may have none. */
  moments?: readonly boolean[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/** The widths of columns, in characters. */
const widths = { min: 8, max: 48, space: 2 }

/**
 * A workbook of one sheet, written piece by piece. Figures are numbers and moments are dates, so that they can be added
 * up, sorted and shown as the reader's computer shows them. Text is never read as a formula. Rows beyond the limit of a
 * sheet are in a second one.
 */
export async function* workbookPieces(
  name: string,
  { titles, moments = [], batches }: WorkbookTable,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    let first = await iterator.next()
    // A search may find nothing in the first rows that it reads.
    while (!first.done && first.value.length === 0) first = await iterator.next()
    const sample = first.done ? [] : first.value
    const columns = titles.map((title, index) =>
      columnOf(title, moments[index] ?? false, cellsOf(sample, index)),
    )
    const isMoment = columns.map(({ numFmt }) => numFmt === formats.moment || numFmt === formats.day)
    async function* rows() {
      for (let next = first; !next.done; next = await iterator.next())
        for (const cells of next.value) yield cells.map((cell, index) => valueOf(cell, isMoment[index]))
    }
    const workbook = writeXlsxStream(rows(), { name, columns, freezePane: { rows: 1 } })
    for await (const piece of workbook) yield piece as Uint8Array<ArrayBuffer>
  } finally {
    // Ends what reads the rows when the caller stops early.
    await iterator.return?.()
  }
}

const cellsOf = (rows: readonly (readonly CsvCell[])[], index: number) =>
  rows.flatMap((row) => row[index] ?? [])

/** The format and width of a column, by what the first rows have in it. */
function columnOf(title: string, isMoment: boolean, cells: readonly NonNullable<CsvCell>[]): ColumnDef {
  const lengths = [title, ...cells.map(textOf)].map((text) => text.length)
  const width = Math.min(Math.max(widths.min, ...lengths) + widths.space, widths.max)
  const numFmt = isMoment ? (areDays(cells) ? formats.day : formats.moment) : formatOf(cells)
  return { header: textCell(title), width, ...(numFmt !== undefined && { numFmt }) }
}

const areDays = (cells: readonly NonNullable<CsvCell>[]) =>
  cells.length > 0 && cells.every((cell) => textOf(cell).length === 'yyyy-mm-dd'.length)

function formatOf(cells: readonly NonNullable<CsvCell>[]): string | undefined {
  const figures = cells.flatMap((cell) =>
    typeof cell === 'number' ? String(cell) : typeof cell !== 'string' && 'figure' in cell ? cell.figure : [],
  )
  // Otherwise as they are: a later figure may have decimals.
  return figures.some((figure) => figure.includes('.')) ? formats.decimal : undefined
}

function textOf(cell: NonNullable<CsvCell>): string {
  if (typeof cell !== 'object') return String(cell)
  return 'moment' in cell ? cell.moment : cell.figure
}

function valueOf(cell: CsvCell, isMoment = false): CellValue {
  if (cell === null) return null
  if (typeof cell === 'string') return textCell(cell)
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  // A date in a column without the format of one would be shown without its time.
  if ('moment' in cell) return isMoment ? momentValue(cell.moment) : cell.moment
  const digits = cell.figure.replaceAll(/\D/g, '').length
  return digits > limits.digits ? cell.figure : Number(cell.figure)
}

/** A date of the workbook has no zone: the library writes the parts of its UTC time. */
function momentValue(moment: string): CellValue {
  const [day = '', time = '00:00:00'] = moment.split(' ')
  const date = new Date(`${day}T${time}Z`)
  return date.getUTCFullYear() < limits.year || Number.isNaN(date.getTime()) ? moment : date
}

function textCell(text: string): string {
  if (text.length <= limits.characters) return literal(text)
  const kept = text.slice(0, limits.characters - 1)
  // Half of a character isn't one.
  return literal(`${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`)
}

/**
 * Excel reads `_x0041_` as the letter A (ECMA-376, part 1, 22.9.2.19), unless its first sign is written so too. XML
 * doesn't allow U+FFFE and U+FFFF either: a workbook that contains one is damaged.
 */
const literal = (text: string) =>
  text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_').replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')

/** The name of a sheet for a file of this name: at most 31 characters, and none that Excel refuses. */
export const sheetName = (name: string) => name.replaceAll(/[-[\]:*?/\\]+/g, ' ').slice(0, 31)
