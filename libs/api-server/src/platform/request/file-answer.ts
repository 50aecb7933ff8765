/** The answer of a `table` or `file` endpoint: read piece by piece, only as fast as the caller takes it. */
export interface FileAnswer {
  /** Such as `text/csv; charset=utf-8`; browsers must use it and not guess another. */
  type: string
  /** Bytes, or text that is sent as UTF-8. */
  pieces: AsyncIterable<string | Uint8Array<ArrayBuffer>>
  /** The name it is saved under. Without a name, the browser shows the file, and nothing in it can run. */
  filename?: string
  /** The total number of bytes, when known beforehand. */
  length?: number
  /** Whether the address always has this content: browsers and proxies may then keep it for a year. */
  isForever?: boolean
}
