/** A row of the store that couldn't be read. */
export interface UnreadRow {
  /** Null when not even that could be read. */
  provider_id: string | null
  /** For a refund: its order, if that could be read. */
  order_provider_id: string | null
  /** The reason, in words for people. */
  reason: string
}

/** Rows requested by id. An id in neither list wasn't returned: the row most likely no longer exists. */
export interface RowsById<Row> {
  rows: Row[]
  unread: UnreadRow[]
}
