import type { Pieces } from './file-place.ts'
import { joinBytes } from './join-bytes.ts'

/** Bytes that are already in memory, as the pieces of a file. */
export async function* onePiece(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes
}

/** Reads a whole file into memory: for files with a small size limit. */
export async function joinPieces(pieces: Pieces): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return joinBytes(parts)
}
