/** Bytes, piece by piece. */
export type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** Which file. */
export interface FileKey {
  team_id: number
  id: number
}

/** Where the bytes of files are stored: in tables, unless the host provides another place. */
export interface FilePlace {
  /** Keeps only a few pieces in memory; returns the number of bytes. */
  write(file: FileKey, pieces: AsyncIterable<Uint8Array>): Promise<number>
  /** Reads the bytes in order, as slowly as the reader likes. @throws when the file was deleted meanwhile */
  read(file: FileKey): Pieces
  /** Deletes what exists, also of an incomplete file; it may be called twice. */
  delete(file: FileKey): Promise<void>
}
