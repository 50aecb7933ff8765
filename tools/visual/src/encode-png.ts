import { crc32, deflateSync } from 'node:zlib'

/** Four bytes per pixel; the last one, the opacity, is ignored. */
export interface Picture {
  width: number
  height: number
  pixels: Buffer
}

/**
 * Encodes a PNG half as large as the browser's own: drawn surfaces repeat, so rows are stored unfiltered, and
 * up to 256 colours take one byte per pixel.
 */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const colours = new Map<number, number>()
  const indices = new Uint32Array(width * height)
  let last = -1
  for (let at = 0; at < indices.length; at++) {
    const colour = (pixels[at * 4]! << 16) | (pixels[at * 4 + 1]! << 8) | pixels[at * 4 + 2]!
    if (colour === last) {
      indices[at] = indices[at - 1]!
      continue
    }
    last = colour
    if (!colours.has(colour)) colours.set(colour, colours.size)
    indices[at] = colours.get(colour)!
  }
  const indexed = colours.size <= 256
  const palette = Buffer.alloc(colours.size * 3)
  for (const [colour, index] of colours) palette.writeUIntBE(colour, index * 3, 3)

  const bytes = indexed ? 1 : 3
  const rows = Buffer.alloc((width * bytes + 1) * height)
  let to = 0
  for (let at = 0; at < indices.length; at++) {
    // Each row starts with its filter type: none.
    if (at % width === 0) to += 1
    if (indexed) rows[to++] = indices[at]!
    else to += palette.copy(rows, to, indices[at]! * 3, indices[at]! * 3 + 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(indexed ? 3 : 2, 9)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(indexed ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
