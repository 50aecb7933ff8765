import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: its name, and its content, piece by piece. */
export interface ZippedFile {
  name: string
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
  /** Pictures are compressed already. */
  isPacked?: boolean
}

/** Beyond this, the archive's index can't store the positions of files. */
const maxBytes = 4 * 1024 ** 3 - 1

/**
 * An archive as it grows: each piece comes as soon as it is made, and only after the previous one was
 * consumed.
 */
export async function* zipped(
  files: AsyncIterable<ZippedFile>,
  at: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let made: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const zip = new Zip((error, piece) => {
    if (error) throw error
    if (piece.length > 0) made.push(piece as Uint8Array<ArrayBuffer>)
  })
  function* taken() {
    const pieces = made
    made = []
    for (const piece of pieces) {
      bytes += piece.length
      if (bytes > maxBytes) throw new ArchiveTooLarge()
      yield piece
    }
  }

  for await (const { name, pieces, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* taken()
    }
    file.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** More than an archive of this kind can hold. */
export class ArchiveTooLarge extends Error {
  constructor() {
    super('An archive holds 4 GB at most')
    this.name = 'ArchiveTooLarge'
  }
}
