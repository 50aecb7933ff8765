/** What an endpoint that answers `csv` or `file` gives: read piece by piece, only as fast as the caller takes it. */
export interface FileAnswer {
  /** Such as `text/csv; charset=utf-8`: it is said in the header, and nobody guesses another. */
  type: string
  /** Bytes, or text that goes out as UTF-8. */
  pieces: AsyncIterable<string | Uint8Array<ArrayBuffer>>
  /** What it is saved as. Without a name it is shown where it is asked for, and may do nothing there. */
  filename?: string
  /** How many bytes there are in all, where that is known before. */
  length?: number
  /** Whether the address stands for this content alone: browsers and proxies may keep it for a year. */
  isForever?: boolean
}
