import type { ReactNode } from 'react'

/** A figure stays one in a file; words are made harmless there. */
export type PlainCell = { figure: string } | string | null

export interface TableCell {
  /** As it is read on the page; nothing where it is missing. */
  shown?: ReactNode
  plain: PlainCell
}

export interface TableColumn {
  key: string
  label: string
  /** Words stand at the start, figures at the end. */
  align?: 'start'
  quiet?: boolean
  /** Follows from the columns before it; a file leaves it out. */
  derived?: boolean
}

export interface TableRow {
  key: string | number
  name: string
  /** The name in a file: a day as `2026-11-21`. */
  plainName?: string
  /** After the name, quietly: "so far". */
  note?: string
  open?: { label: string; onOpen: () => void }
  /** One for each column. */
  cells: readonly TableCell[]
}

/** The values of a chart as a table: what the page shows, what is copied and what a file holds. */
export interface TableModel {
  /** Heads the column of the names. */
  head: string
  /** Rows stand newest first. */
  descending?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}
