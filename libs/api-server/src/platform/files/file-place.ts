/** Bytes as they come and go, some at a time. */
export type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** Which file. */
export interface FileKey {
  team_id: number
  id: number
}

/** Where the bytes of files lie: in tables, unless the host gives another place. */
export interface FilePlace {
  /** Holds a few pieces at a time, however many come; answers how many bytes came. */
  write(file: FileKey, pieces: AsyncIterable<Uint8Array>): Promise<number>
  /** What was written, in its order. Whoever reads may take as long as they want. @throws when it is gone meanwhile */
  read(file: FileKey): Pieces
  /** Removes what there is, also of a file that was never whole; doing it twice does no harm. */
  delete(file: FileKey): Promise<void>
}
