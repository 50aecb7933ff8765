/** Why a file can't be used as a picture. */
export type PictureRefusal =
  'empty' | 'heavy' | 'format' | 'heic' | 'drawing' | 'animated' | 'broken' | 'small' | 'large' | 'narrow'

/** Limits for opening a file in the browser: more would take its memory (bytes, total pixels). */
export const opened = { bytes: 20 * 1024 * 1024, pixels: 64_000_000 } as const
/** The minimum of the shorter side (pixels), and the maximum ratio of the sides. */
const shape = { side: 64, ratio: 5 } as const

/** What a file's first bytes say, before anything opens it. */
export interface InspectedPicture {
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** Detects a file's type by its bytes alone: names and types can be wrong. */
export function inspectPicture(bytes: Uint8Array): InspectedPicture | PictureRefusal {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > opened.bytes) return 'heavy'
  const found = startsWith(bytes, 0xff, 0xd8, 0xff)
    ? readJpeg(bytes)
    : startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
      ? readPng(bytes)
      : refusalOf(bytes)
  return typeof found === 'string' ? found : (refusalOfSize(found) ?? found)
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

function refusalOf(bytes: Uint8Array): PictureRefusal {
  if (textAt(bytes, 0, 4) === 'GIF8') return 'animated'
  if (textAt(bytes, 4, 4) === 'ftyp' && heicBrands.test(textAt(bytes, 8, 4))) return 'heic'
  return /^\S?\s*<(\?xml|svg|!--|!doctype)/i.test(textAt(bytes, 0, 200)) ? 'drawing' : 'format'
}

function refusalOfSize({ width, height }: InspectedPicture): PictureRefusal | null {
  const [short, long] = width < height ? [width, height] : [height, width]
  if (short === 0) return 'broken'
  if (width * height > opened.pixels) return 'large'
  if (short < shape.side) return 'small'
  return long > short * shape.ratio ? 'narrow' : null
}

function readPng(bytes: Uint8Array): InspectedPicture | PictureRefusal {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return 'broken'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // An animated PNG says so before its first pixels.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4)
    if (chunk === 'acTL') return 'animated'
    if (chunk === 'IDAT') break
  }
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function readJpeg(bytes: Uint8Array): InspectedPicture | PictureRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return 'broken'
    const marker = bytes[at + 1]!
    if (isFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    // Bytes of 0xff may pad the space before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return 'broken'
}

/** Markers of a frame, which contains the picture's size; three numbers in the range mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
