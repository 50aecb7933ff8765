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
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3)
    if (!colours.has(colour)) colours.set(colour, colours.size)
  }
  const indexed = colours.size <= 256
  const bytes = indexed ? 1 : 3
  const rows = Buffer.alloc((width * bytes + 1) * height)
  let to = 0
  for (let from = 0; from < pixels.length; from += 4) {
    // Each row starts with its filter type: none.
    if ((from / 4) % width === 0) to += 1
    const colour = pixels.readUIntBE(from, 3)
    to = rows.writeUIntBE(indexed ? (colours.get(colour) ?? 0) : colour, to, bytes)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(indexed ? 3 : 2, 9)
  const palette = Buffer.alloc(colours.size * 3)
  for (const [colour, index] of colours) palette.writeUIntBE(colour, index * 3, 3)
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
