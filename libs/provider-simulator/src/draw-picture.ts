import { createNoise } from './instagram/data/noise.ts'
import type { Noise } from './instagram/data/noise.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Colours of walls, tables and vessels, chosen by the name of a picture. */
const walls: readonly Colour[] = [
  [233, 226, 214],
  [214, 222, 218],
  [226, 211, 200],
  [204, 213, 222],
  [238, 232, 224],
  [196, 206, 196],
]
const tables: readonly Colour[] = [
  [176, 136, 98],
  [120, 98, 82],
  [205, 188, 164],
  [150, 150, 146],
]
const things: readonly Colour[] = [
  [38, 92, 96],
  [178, 88, 62],
  [92, 110, 74],
  [226, 178, 92],
  [72, 70, 86],
  [240, 238, 232],
]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]
/** What the front of a table fades to. */
const shade: Colour = [40, 30, 24]

const at = <Row>(rows: readonly Row[], part: number): Row => rows[Math.floor(part * rows.length)]!

/** What to draw; its colours and shapes depend on `name`. */
interface StillLife {
  name: string
  width: number
  height: number
  /** How many vessels stand on the table; one to three by default. */
  vessels?: number
}

interface Thing {
  x: number
  width: number
  height: number
  belly: number
  colour: Colour
}

const thingsOf = (noise: Noise, name: string, count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index + 0.5 + 0.3 * (noise(name, index, 'x') - 0.5)) / count,
    width: (0.22 + 0.16 * noise(name, index, 'width')) / Math.sqrt(count),
    height: 0.2 + 0.32 * noise(name, index, 'height'),
    belly: 0.3 + 0.5 * noise(name, index, 'belly'),
    colour: at(things, noise(name, index, 'colour')),
  }))

/** Draws a still life of vessels on a table, always the same for a name. */
const paint = ({ name, width, height, vessels: count }: StillLife): Uint8Array<ArrayBuffer> => {
  const noise = createNoise('still life')
  const [wall, table] = [at(walls, noise(name, 'wall')), at(tables, noise(name, 'table'))]
  const edge = 0.66 + 0.12 * noise(name, 'edge')
  const vessels = thingsOf(noise, name, count ?? 1 + Math.floor(noise(name, 'count') * 3))
  const foot = edge + 0.09
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let row = 0; row < height; row += 1) {
    const y = row / height
    const start = row * (width * 3 + 1) + 1
    // No objects per pixel: a page asks for dozens of pictures at once.
    const mix = (column: number, from: Colour, to: Colour, part: number) => {
      for (let light = 0; light < 3; light += 1)
        rows[start + column * 3 + light] = from[light]! + (to[light]! - from[light]!) * part
    }
    for (let column = 0; column < width; column += 1) {
      if (y < edge) mix(column, wall, white, 0.25 * (1 - column / width) * (1 - y))
      else mix(column, table, shade, (y - edge) * 0.5)
    }
    for (const thing of vessels) {
      const up = (foot - y) / thing.height
      if (up < 0 || up > 1) continue
      const half = thing.width * (0.55 + thing.belly * Math.sin(Math.PI * (0.12 + 0.8 * up)) * 0.6) * 0.5
      const end = Math.min(width, Math.ceil((thing.x + half) * width))
      for (let column = Math.max(0, Math.floor((thing.x - half) * width)); column < end; column += 1) {
        const aside = (column / width - thing.x) / half
        if (Math.abs(aside) < 1) mix(column, thing.colour, aside < 0 ? white : black, 0.3 * Math.abs(aside))
      }
    }
  }
  return rows
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)))
  return bytes
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  )

/** A picture as PNG, generated from its name. */
export const drawPicture = async (asked: StillLife): Promise<Blob> => {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, asked.width)
  view.setUint32(4, asked.height)
  // 8 bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  return new Blob(
    [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', await deflate(paint(asked))),
      chunk('IEND', new Uint8Array()),
    ],
    { type: 'image/png' },
  )
}
