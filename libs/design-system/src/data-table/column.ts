import type { ReactNode } from 'react'

/** One column: how it is headed, filled, sorted, and where its value goes in a phone's list. */
export interface DataColumn<Row> {
  key: string
  header: string
  /** The header is only read out: for a column of row menus. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money; dates stay at the start. */
  align?: 'start' | 'end'
  /** The name by which the list is sorted; without it the column cannot be. */
  sortKey?: string
  /** The direction of the first click: descending suits dates and amounts. */
  sortFirst?: 'ascending' | 'descending'
  /** The column that identifies the row; it is the row's header, cannot be hidden, and stays when it stands first. */
  primary?: boolean
  /** Readers who choose their columns cannot hide this one. */
  required?: boolean
  /** Not shown until a reader chooses it. */
  hiddenAtFirst?: boolean
  /** A CSS width, such as `10rem`. */
  width?: string
  /**
   * The place in a phone's list entry: `title` over `subtitle` at the left, `value` over `detail` at the right, below them
   * `badges` at the left and `actions` at the right. A column without a place is left out there.
   */
  phone?: 'title' | 'subtitle' | 'value' | 'detail' | 'badges' | 'actions'
}
