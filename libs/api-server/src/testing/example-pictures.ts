import { deflateSync } from 'node:zlib'
import { crc32 } from '../identity/me/picture/crc32.ts'

/** A JPEG of 24 by 16 pixels as a browser writes it, with a colour profile. */
export const exampleJpeg: Buffer<ArrayBuffer> = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
    'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
    'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
    'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
    'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
    'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBC',
    'YFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABgDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEC',
    'BP/EABUQAQEAAAAAAAAAAAAAAAAAAAEA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAP/xAAXEQEBAQEAAAAAAAAAAAAAAAACAAMh/9oA',
    'DAMBAAIRAxEAPwDOtCzWlauYn6OSxSsTiOQk+3//2Q==',
  ].join(''),
  'base64',
)

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer<ArrayBuffer> {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8)
  return chunk
}

export const pngSignature: Buffer<ArrayBuffer> = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The header of a PNG, by default with 8 bits of red, green and blue. */
export function pngHeader(
  width: number,
  height: number,
  { depth = 8, colour = 2, interlace = 0 }: { depth?: number; colour?: number; interlace?: number } = {},
): Buffer<ArrayBuffer> {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlace])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return pngChunk('IHDR', data)
}

/** A PNG of 24 by 16 grey pixels; chunks of other kinds can be added before and after them. */
export const examplePng = ({
  before = [],
  after = [],
}: { before?: Uint8Array[]; after?: Uint8Array[] } = {}): Buffer<ArrayBuffer> =>
  Buffer.concat([
    pngSignature,
    pngHeader(24, 16),
    ...before,
    pngChunk('IDAT', deflateSync(Buffer.alloc(16 * (1 + 24 * 3), 0x80).fill(0, 0, 1))),
    ...after,
    pngChunk('IEND'),
  ])
