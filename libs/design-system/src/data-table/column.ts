import type { ReactNode } from 'react'

/** One column: its header, content, sorting, and its place in a phone's list. */
export interface DataColumn<Row> {
  key: string
  header: string
  /**
   * What the column shows, in one sentence: a tooltip of the header. Say it on another page too, because touch
   * screens and a phone's list don't show it.
   */
  explanation?: ReactNode
  /** The header is only for screen readers: for a column of row menus. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money; dates stay at the start. */
  align?: 'start' | 'end'
  /** The name that the list is sorted by; a column without it can't be sorted. */
  sortKey?: string
  /** The direction of the first click: descending suits dates and amounts. */
  sortFirst?: 'ascending' | 'descending'
  /**
   * The column that identifies the row. It is the row header, can't be hidden, and stays visible when it is
   * first.
   */
  primary?: boolean
  /** Readers can't hide this column. */
  required?: boolean
  /** Hidden until a reader chooses it. */
  hiddenAtFirst?: boolean
  /**
   * The least width, such as `10rem`, which the column has before its rows arrive: wide enough for its usual
   * values, so that nothing moves then.
   */
  width?: string
  /**
   * Takes the width that the other columns leave, until readers change widths. For one column whose text would be cut
   * while others have room to spare; the cell must be able to shrink.
   */
  fills?: boolean
  /**
   * The place in a phone's list entry: `title` over `subtitle` at the left, `value` over `detail` at the
   * right, below them `badges` at the left and `actions` at the right. A column without a place isn't shown
   * there.
   */
  phone?: 'title' | 'subtitle' | 'value' | 'detail' | 'badges' | 'actions'
}

/**
 * The side where a column stays visible while the others scroll: the row's identity when it is first, the row's
 * actions when they are last, and before them the figure that a phone's list shows.
 */
export function pinnedPlace(
  {
    primary,
    hideHeader,
    phone,
    align,
  }: Pick<DataColumn<never>, 'primary' | 'hideHeader' | 'phone' | 'align'>,
  index: number,
  count: number,
): 'primary' | 'value' | 'actions' | undefined {
  if (primary && index === 0) return 'primary'
  if (phone === 'value' && align === 'end') return 'value'
  return hideHeader && index === count - 1 ? 'actions' : undefined
}
