import { crc32 } from './crc32.ts'
import { joinBytes } from '../../../platform/files/join-bytes.ts'
import { pixelBytes } from './pixel-bytes.ts'
import { brokenPicture, refuseSides } from './refuse-picture.ts'

/** What every PNG begins with (PNG specification, 5.2). */
export const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

interface Chunk {
  type: string
  /** With length, type and checksum. */
  whole: Uint8Array<ArrayBuffer>
  data: Uint8Array<ArrayBuffer>
}

/**
 * A PNG with its header, palette, transparency and pixels, and the still picture of an animated one. Checked
 * to its end and decompressed as far as its size says: an incomplete one, or one with data after it, is
 * invalid.
 *
 * @throws VALIDATION_FAILED on `picture`
 */
export async function cleanPng(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = chunksOf(bytes)
  const ofType = (wanted: string) => chunks.filter(({ type }) => type === wanted)
  const [header, ...rest] = chunks
  if (header?.type !== 'IHDR' || rest.at(-1)?.type !== 'IEND') throw brokenPicture()
  for (const type of ['IHDR', 'PLTE', 'tRNS', 'IEND']) if (ofType(type).length > 1) throw brokenPicture()
  if (chunks.some(({ type }) => !known.has(type) && isCritical(type))) throw brokenPicture()

  const expected = pixelBytes(header.data)
  const { width, height, colour } = expected
  refuseSides(width, height)
  if (colour === indexed && ofType('PLTE').length === 0) throw brokenPicture()
  const pixels = ofType('IDAT')
  if (!isOneRun(chunks, pixels)) throw brokenPicture()
  if ((await unpackedBytes(pixels, expected.bytes)) !== expected.bytes) throw brokenPicture()

  const drawing = chunks.filter(({ type }) => known.has(type))
  return joinBytes([Uint8Array.from(pngStart), ...drawing.map(({ whole }) => whole)])
}

const known = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const indexed = 3

/** The type of a critical chunk begins with a capital. */
const isCritical = (type: string) => type < 'a'

/** Whether the pixel chunks are consecutive, as they must be. */
const isOneRun = (chunks: Chunk[], pixels: Chunk[]) => {
  const first = chunks.findIndex(({ type }) => type === 'IDAT')
  return first !== -1 && pixels.every((chunk, index) => chunks[first + index] === chunk)
}

function chunksOf(bytes: Uint8Array<ArrayBuffer>): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const chunks: Chunk[] = []
  for (let at: number = pngStart.length; at < bytes.length;) {
    if (at + 12 > bytes.length) throw brokenPicture()
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) throw brokenPicture()
    const whole = bytes.subarray(at, end)
    const type = String.fromCharCode(...whole.subarray(4, 8))
    if (!/^[A-Za-z]{4}$/.test(type) || crc32(whole.subarray(4, -4)) !== view.getUint32(end - 4)) {
      throw brokenPicture()
    }
    chunks.push({ type, whole, data: whole.subarray(8, -4) })
    at = end
  }
  return chunks
}

/** The number of pixel bytes; counting stops above `maxBytes`. */
async function unpackedBytes(pixels: Chunk[], maxBytes: number): Promise<number> {
  const packed = new Blob(pixels.map(({ data }) => data)).stream()
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (let bytes = 0; ;) {
      const { done, value } = await reader.read()
      if (done) return bytes
      bytes += value.length
      if (bytes <= maxBytes) continue
      await reader.cancel()
      return bytes
    }
  } catch {
    // Incomplete, with data after it, or not such a stream at all.
    throw brokenPicture()
  }
}
