import type { Language } from '@tandem/api-contract'
import { byteOrderMark, csvLine } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { allDefinitions } from '../../platform/exports/definitions-file.ts'
import { decimal } from '../../platform/exports/cell.ts'
import type { Cell } from '../../platform/exports/cell.ts'
import { readMe } from './read-me.ts'
import type { ArchiveEntry } from './read-me.ts'
import type { ExportedTable } from './exported-table.ts'
import { exportedTables } from './team-data.ts'
import { columnsOf, findKeys, walkTable } from './walk-table.ts'
import type { ExportedRow } from './walk-table.ts'
import type { ZippedFile } from './zip.ts'

/** Increased whenever programs that read archives must be updated. */
export const formatVersion = 1

interface Archive {
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  /** The team's data in the archive. */
  of: { name: string; timezone: string }
  at: Date
  /** The language of what is for people: the read-me and the definitions. */
  language: Language
  /** Pictures of people, by file name. */
  pictures: AsyncIterable<ZippedFile>
  /** Called with the number of written rows, each once. */
  onRows: (count: number) => Promise<void>
}

/**
 * The files of a team's archive: for each kind of data its rows as JSON Lines and as CSV, then a list of
 * contents. Each is read when its turn comes, so changes in the meantime may be in one file and not in
 * another.
 */
export async function* archiveFiles({
  team,
  of,
  at,
  language,
  pictures,
  onRows,
}: Archive): AsyncGenerator<ZippedFile> {
  const entries: ArchiveEntry[] = []
  const keys = await team(findKeys)
  for (const [name, table] of exportedTables) {
    const json: ArchiveEntry = { file: `json/${table.file}.jsonl`, rows: 0, about: table.about }
    const csv: ArchiveEntry = { file: `csv/${table.file}.csv`, rows: 0, about: table.about }
    const walk = () => walkTable(team, keys, name, table)
    yield { name: json.file, pieces: jsonLines(walk(), json, onRows) }
    // An empty table needn't be read again.
    yield { name: csv.file, pieces: csvLines(json.rows === 0 ? [] : walk(), csv, table) }
    entries.push(json, csv)
  }
  yield* pictures
  const manifest = {
    format: 'tandem-team-export',
    version: formatVersion,
    team: of.name,
    timezone: of.timezone,
    created_at: at.toISOString(),
    files: entries,
  }
  yield { name: 'manifest.json', pieces: [`${JSON.stringify(manifest, null, 2)}\n`] }
  yield { name: 'definitions.csv', pieces: [allDefinitions(language)] }
  yield { name: 'README.txt', pieces: [readMe({ ...of, at, entries }, language)] }
}

async function* jsonLines(
  pages: AsyncIterable<ExportedRow[]>,
  entry: ArchiveEntry,
  onRows: (count: number) => Promise<void>,
) {
  for await (const rows of pages) {
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    entry.rows += rows.length
    await onRows(rows.length)
  }
}

async function* csvLines(
  pages: AsyncIterable<ExportedRow[]> | ExportedRow[][],
  entry: ArchiveEntry,
  table: ExportedTable,
) {
  const columns = columnsOf(table)
  yield byteOrderMark + csvLine(columns)
  for await (const rows of pages) {
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(row, column, table)))).join('')
    entry.rows += rows.length
  }
}

function cellOf(row: ExportedRow, column: string, { amounts = {} }: ExportedTable): Cell {
  const value = row[column]
  if (value === null || value === undefined) return null
  const currency = amounts[column] === undefined ? undefined : row[amounts[column]]
  if (typeof value === 'number' && typeof currency === 'string') return decimal(value, currency)
  if (typeof value === 'number' || typeof value === 'boolean') return { figure: String(value) }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
