import { brokenPicture } from './refuse-picture.ts'

/** Depths and channels of each colour type (PNG specification, table 11.1). */
const colours: Record<number, { depths: number[]; channels: number }> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
}

/** The start and pixel distance of each of an interlaced picture's seven passes: x, y, across, down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The size and pixel bytes from a PNG's header. @throws VALIDATION_FAILED on `picture` */
export function pixelBytes(header: Uint8Array) {
  if (header.length !== 13) throw brokenPicture()
  const view = new DataView(header.buffer, header.byteOffset, header.length)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = header.subarray(8)
  const { depths, channels } = colours[colour] ?? { depths: [], channels: 0 }
  if (!depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) throw brokenPicture()

  // Each line begins with its filter byte.
  const bytesOf = (across: number, down: number) =>
    across > 0 && down > 0 ? down * (1 + Math.ceil((across * channels * depth) / 8)) : 0
  const bytes =
    interlace === 0
      ? bytesOf(width, height)
      : passes.reduce(
          (sum, [x, y, across, down]) =>
            sum + bytesOf(Math.ceil((width - x) / across), Math.ceil((height - y) / down)),
          0,
        )
  return { width, height, colour, bytes }
}
