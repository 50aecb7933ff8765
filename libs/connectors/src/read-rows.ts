/** A row that the store has and that could not be understood. */
export interface UnreadRow {
  /** Null where not even that could be read. */
  provider_id: string | null
  /** Of a refund: the order that it belongs to, where that could be read. */
  order_provider_id: string | null
  /** Why, in words for a person. */
  reason: string
}

/** Rows that were asked for by id. An id that is in neither list was not answered: most likely the row is gone. */
export interface RowsById<Row> {
  rows: Row[]
  unread: UnreadRow[]
}
