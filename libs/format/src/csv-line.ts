/** The content of a cell of a file: text, a figure with a decimal point, a moment or a day, or nothing. */
export type CsvCell = string | number | { figure: string } | { moment: string } | null

/** How a text file separates its cells and writes its decimals. */
export interface CsvStyle {
  separator: ',' | ';' | '\t'
  decimalMark: 'point' | 'comma'
}

/** Without it at its start, Excel reads a CSV in its old character set. */
export const byteOrderMark = '\uFEFF'

/** RFC 4180, with decimal points. */
const plain: CsvStyle = { separator: ',', decimalMark: 'point' }

/**
 * The start of text that a spreadsheet may read as a formula: a sign, also in the wide and small forms of East Asian
 * writing, which some programs treat as the sign itself, or after spaces and invisible characters, which some remove.
 */
const formulaStart = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

/** What needs quotes. In a CSV it is both separators, for a program may guess the wrong one. */
const needsQuotes = { ',': /[",;\r\n]|^\s|\s$/, ';': /[",;\r\n]|^\s|\s$/, '\t': /["\t\r\n]/ }

const figureIn = (figure: string, { decimalMark }: CsvStyle) =>
  decimalMark === 'comma' ? figure.replace('.', ',') : figure

function written(cell: CsvCell, style: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? figureIn(String(cell), style) : ''
  if (typeof cell !== 'string') return 'moment' in cell ? cell.moment : figureIn(cell.figure, style)
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes[style.separator].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A line of a file in the format of RFC 4180, or with another separator and decimal mark. No text is run as a formula
 * by a spreadsheet; a number that isn't finite is an empty cell.
 */
export const csvLine = (cells: readonly CsvCell[], style: CsvStyle = plain): string =>
  `${cells.map((cell) => written(cell, style)).join(style.separator)}\r\n`

/**
 * The style of a CSV with a decimal mark: spreadsheets of countries with a decimal comma separate cells by semicolons.
 */
export const csvStyleOf = (decimalMark: CsvStyle['decimalMark']): CsvStyle => ({
  separator: decimalMark === 'comma' ? ';' : ',',
  decimalMark,
})

let chosen = plain

/** Gives the files that a page writes itself this style from now on. */
export function setCsvStyle(style: CsvStyle): void {
  chosen = style
}

/** The style of files that a page writes itself: RFC 4180 until {@link setCsvStyle} is called. */
export const csvStyle = (): CsvStyle => chosen
