import type { ReactNode } from 'react'

/** A figure stays a number in a file; text is made safe there. */
export type PlainCell = { figure: string } | string | null

export interface TableCell {
  /** How it is shown on the page; nothing when it is missing. */
  shown?: ReactNode
  plain: PlainCell
}

export interface TableColumn {
  key: string
  label: string
  /** Text is aligned to the start, numbers to the end. */
  align?: 'start'
  quiet?: boolean
  /** Calculated from the columns before it; a file leaves it out. */
  derived?: boolean
}

export interface TableRow {
  key: string | number
  name: string
  /** The name in a file: a day as `2026-11-21`. */
  plainName?: string
  /** Muted text after the name: "so far". */
  note?: string
  open?: { label: string; onOpen: () => void }
  /** One for each column. */
  cells: readonly TableCell[]
}

/** The values of a chart as a table: the page, the clipboard and a file use it. */
export interface TableModel {
  /** The heading of the column of names. */
  head: string
  /** Rows are newest first. */
  descending?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}
