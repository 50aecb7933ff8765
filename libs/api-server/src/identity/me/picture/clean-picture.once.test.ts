import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictureLimits } from '@tandem/api-contract'
import { Problem } from '../../../platform/request/problem.ts'
import {
  exampleJpeg,
  examplePng,
  pngChunk,
  pngHeader,
  pngSignature,
} from '../../../testing/example-pictures.ts'
import { cleanPicture } from './clean-picture.ts'

const clean = (bytes: Uint8Array) => cleanPicture(Buffer.from(bytes).toString('base64'))
/** Why a picture is refused; the picture if it isn't. */
const refusalOf = async (bytes: Uint8Array) =>
  clean(bytes).catch((error: unknown) => (error instanceof Problem ? error.message : error))

const broken = 'This picture is damaged. Please choose another one'
const format = 'Please choose a JPEG or PNG picture'
const sides = 'Images can be up to 1024 × 1024 pixels'

/** A segment of a JPEG. */
const segment = (marker: number, data: Uint8Array) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data])
/** A JPEG with segments where a camera writes them. */
const withSegments = (...segments: Uint8Array[]) =>
  Buffer.concat([exampleJpeg.subarray(0, 2), ...segments, exampleJpeg.subarray(2)])
const frameAt = exampleJpeg.indexOf(Buffer.from([0xff, 0xc0]))
const scanAt = exampleJpeg.indexOf(Buffer.from([0xff, 0xda]))
const changed = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = Buffer.from(bytes)
  copy.set(values, at)
  return copy
}
/** A phone's segment: the orientation, and where the picture was taken. */
const exif = (turn: number, isLittle: boolean) => {
  const data = Buffer.alloc(60)
  data.write(`Exif\0\0${isLittle ? 'II' : 'MM'}`, 'latin1')
  const [uint16, uint32] = isLittle ? (['LE', 'LE'] as const) : (['BE', 'BE'] as const)
  data[`writeUInt16${uint16}`](42, 8)
  data[`writeUInt32${uint32}`](8, 10)
  data[`writeUInt16${uint16}`](1, 14)
  data[`writeUInt16${uint16}`](0x0112, 16)
  data[`writeUInt16${uint16}`](3, 18)
  data[`writeUInt32${uint32}`](1, 20)
  data[`writeUInt16${uint16}`](turn, 24)
  data.write('GPS 38.4N 27.1E', 32, 'latin1')
  return segment(0xe1, data)
}

describe('a JPEG', () => {
  test('keeps only what draws it', async () => {
    const { type, bytes } = await clean(
      withSegments(
        segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>secret</x:xmpmeta>')),
        segment(0xed, Buffer.from('Photoshop 3.0\0secret')),
        segment(0xfe, Buffer.from('<script>secret</script>')),
      ),
    )
    expect(type).toBe('image/jpeg')
    const written = Buffer.from(bytes)
    for (const word of ['secret', 'JFIF', 'ICC_PROFILE', 'Photoshop'])
      expect(written.includes(word)).toBe(false)
    expect(written).toEqual(
      Buffer.concat([
        exampleJpeg.subarray(0, 2),
        exampleJpeg.subarray(exampleJpeg.indexOf(Buffer.from([0xff, 0xdb]))),
      ]),
    )
    expect((await clean(written)).bytes).toEqual(bytes)
  })

  test.each([
    [6, true],
    [3, false],
  ])('stays upright (%i, little-endian: %s), without its location', async (turn, isLittle) => {
    const written = Buffer.from((await clean(withSegments(exif(turn, isLittle)))).bytes)
    expect(written.includes('GPS')).toBe(false)
    expect(written.subarray(2, 12)).toEqual(Buffer.from([0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0')]))
    expect(written.readUInt16BE(30)).toBe(turn)
    expect(written.subarray(38, 40)).toEqual(Buffer.from([0xff, 0xdb]))
  })

  test('with invalid camera data is drawn as stored', async () => {
    const plain = (await clean(exampleJpeg)).bytes
    for (const data of [
      exif(9, true),
      exif(0, false),
      exif(1, true),
      segment(0xe1, Buffer.from('Exif\0\0MM')),
    ])
      expect((await clean(withSegments(data))).bytes).toEqual(plain)
  })

  test.each<[string, Uint8Array, string]>([
    ['that is cut short', exampleJpeg.subarray(0, -1), broken],
    ['that is cut within its scan', exampleJpeg.subarray(0, scanAt + 20), broken],
    ['that is cut within a table', exampleJpeg.subarray(0, scanAt - 5), broken],
    ['of its beginning alone', exampleJpeg.subarray(0, 3), broken],
    ['that a page follows', Buffer.concat([exampleJpeg, Buffer.from('<script>alert(1)</script>')]), broken],
    ['that an archive follows', Buffer.concat([exampleJpeg, Buffer.from('PK\u0003\u0004')]), broken],
    ['that another one follows', Buffer.concat([exampleJpeg, exampleJpeg]), broken],
    ['that is higher than allowed', changed(exampleJpeg, frameAt + 5, 0x04, 0x01), sides],
    ['of 65535 by 65535', changed(exampleJpeg, frameAt + 5, 0xff, 0xff, 0xff, 0xff), sides],
    ['without a width', changed(exampleJpeg, frameAt + 7, 0, 0), broken],
    ['whose height comes later', changed(exampleJpeg, frameAt + 5, 0, 0), broken],
    ['without a loss', changed(exampleJpeg, frameAt + 1, 0xc3), broken],
    ['of two channels', changed(exampleJpeg, frameAt + 9, 2), broken],
    ['of 12 bits', changed(exampleJpeg, frameAt + 4, 12), broken],
    ['with a segment longer than the file', withSegments(Buffer.from([0xff, 0xe5, 0xff, 0xff])), broken],
    ['with a segment shorter than its length', withSegments(Buffer.from([0xff, 0xe5, 0, 1])), broken],
    ['with a picture in it', withSegments(Buffer.from([0xff, 0xd8])), broken],
    [
      'without a frame',
      Buffer.concat([exampleJpeg.subarray(0, frameAt), exampleJpeg.subarray(scanAt)]),
      broken,
    ],
    ['without a scan', Buffer.concat([exampleJpeg.subarray(0, scanAt), Buffer.from([0xff, 0xd9])]), broken],
    [
      'with more scans than anybody draws',
      Buffer.concat([
        exampleJpeg.subarray(0, scanAt),
        ...Array<Buffer>(65).fill(exampleJpeg.subarray(scanAt, -2)),
        exampleJpeg.subarray(-2),
      ]),
      broken,
    ],
  ])('%s is refused', async (_, bytes, text) => {
    expect(await refusalOf(bytes)).toBe(text)
  })

  test('with several passes, restarts and padding between its markers is accepted too', async () => {
    const scan = exampleJpeg.subarray(scanAt, -2)
    const several = Buffer.concat([
      changed(exampleJpeg, frameAt + 1, 0xc2).subarray(0, scanAt),
      Buffer.from([0xff, 0xff, 0xdd, 0, 4, 0, 2]),
      scan,
      Buffer.from([0xff, 0xd0, 1, 2, 0xff, 0x00, 3]),
      scan,
      exampleJpeg.subarray(-2),
    ])
    expect((await clean(several)).type).toBe('image/jpeg')
  })
})

describe('a PNG', () => {
  test('keeps only what draws it, and the still picture of an animated one', async () => {
    const transparent = pngChunk('tRNS', Buffer.alloc(6))
    const written = await clean(
      examplePng({
        before: [
          pngChunk('acTL', Buffer.alloc(8)),
          pngChunk('eXIf', Buffer.from('GPS secret')),
          pngChunk('tEXt', Buffer.from('Comment\0secret')),
          pngChunk('iCCP', Buffer.from('profile secret')),
          transparent,
        ],
        after: [pngChunk('fcTL', Buffer.alloc(26)), pngChunk('fdAT', Buffer.from('secret'))],
      }),
    )
    expect(written.type).toBe('image/png')
    expect(Buffer.from(written.bytes)).toEqual(examplePng({ before: [transparent] }))
  })

  const packed = (width: number, height: number, options: Parameters<typeof pngHeader>[2], bytes: number) =>
    Buffer.concat([
      pngSignature,
      pngHeader(width, height, options),
      ...(options?.colour === 3 ? [pngChunk('PLTE', Buffer.alloc(3))] : []),
      pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)).subarray(0, 5)),
      pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)).subarray(5)),
      pngChunk('IEND'),
    ])
  test.each<[string, Uint8Array]>([
    ['a palette of one bit', packed(9, 3, { depth: 1, colour: 3 }, 3 * 3)],
    ['grey of 16 bits', packed(2, 2, { depth: 16, colour: 0 }, 2 * 5)],
    ['transparency', packed(1024, 2, { colour: 6 }, 2 * 4097)],
    // Passes 1, 4, 6 and 7 of a picture of 3 by 2 have pixels: 1, 1, 1 and 3 of them in a line each.
    ['lines out of order', packed(3, 2, { colour: 0, interlace: 1 }, 2 + 2 + 2 + 4)],
  ])('with %s is accepted', async (_, bytes) => {
    expect((await clean(bytes)).bytes).toHaveLength(bytes.length)
  })

  const png = examplePng()
  const pixels = Buffer.alloc(16 * (1 + 24 * 3))
  const withPixels = (data: Uint8Array) =>
    Buffer.concat([pngSignature, pngHeader(24, 16), pngChunk('IDAT', data), pngChunk('IEND')])
  const claims = (width: number, height: number, options: Parameters<typeof pngHeader>[2] = {}) =>
    Buffer.concat([
      pngSignature,
      pngHeader(width, height, options),
      pngChunk('IDAT', deflateSync(pixels)),
      pngChunk('IEND'),
    ])
  test.each<[string, Uint8Array, string]>([
    ['that is cut short', png.subarray(0, -1), broken],
    ['of its first bytes alone', pngSignature, broken],
    [
      'that is a page after its head',
      Buffer.concat([pngSignature, Buffer.from('<html><script>alert(1)')]),
      broken,
    ],
    ['that a page follows', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), broken],
    ['that chunks follow', Buffer.concat([png, pngChunk('tEXt', Buffer.from('x'))]), broken],
    ['with a wrong checksum', changed(png, 20, 1), broken],
    ['of 65535 by 65535', claims(65_535, 65_535), sides],
    ['of 2147483647 by 1', claims(2_147_483_647, 1), sides],
    ['without a width', claims(0, 16), broken],
    ['with fewer pixels than it claims', claims(1024, 1024), broken],
    ['with more pixels than it claims', claims(1, 1), broken],
    ['that unpacks to fifty million bytes', withPixels(deflateSync(Buffer.alloc(50_000_000))), broken],
    [
      'whose pixels something follows',
      withPixels(Buffer.concat([deflateSync(pixels), Buffer.from('x')])),
      broken,
    ],
    ['whose pixels are cut', withPixels(deflateSync(pixels).subarray(0, -3)), broken],
    ['whose pixels are nonsense', withPixels(Buffer.from('nonsense')), broken],
    ['without pixels', Buffer.concat([pngSignature, pngHeader(24, 16), pngChunk('IEND')]), broken],
    ['of a colour that does not exist', claims(24, 16, { colour: 5 }), broken],
    ['of a depth that does not exist', claims(24, 16, { depth: 3 }), broken],
    ['with a palette that is not there', claims(24, 16, { colour: 3 }), broken],
    ['with two headers', examplePng({ before: [pngHeader(24, 16)] }), broken],
    ['with a chunk that must be understood', examplePng({ before: [pngChunk('EVIL')] }), broken],
    ['whose pixels stand apart', examplePng({ after: [pngChunk('tEXt'), pngChunk('IDAT')] }), broken],
  ])('%s is refused', async (_, bytes, text) => {
    expect(await refusalOf(bytes)).toBe(text)
  })
})

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)')],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a picture after a script', Buffer.concat([Buffer.from('alert(1)//'), exampleJpeg])],
])("%s isn't a picture", async (_, bytes) => {
  expect(await refusalOf(bytes)).toBe(format)
})

test('refuses invalid base64, and a file that is too large', async () => {
  await expect(cleanPicture('A')).rejects.toThrow(format)
  const large = examplePng({ before: [pngChunk('teXt', Buffer.alloc(pictureLimits.bytes))] })
  expect(await refusalOf(large)).toBe('This picture is too large')
})

test('accepts any changed picture completely or refuses it with a reason', async () => {
  const change = fc.tuple(fc.nat(900), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Uint8Array>(exampleJpeg, examplePng(), withSegments(exif(6, true))),
      fc.array(change, { maxLength: 4 }),
      fc.option(fc.nat(900)),
      async (picture, changes, end) => {
        const bytes = Buffer.from(picture)
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        const outcome = await refusalOf(end === null ? bytes : bytes.subarray(0, end))
        if (typeof outcome === 'string') expect([broken, format, sides]).toContain(outcome)
        // What was accepted is accepted again unchanged.
        else
          expect((await clean((outcome as { bytes: Uint8Array }).bytes)).bytes).toEqual(
            (outcome as { bytes: Uint8Array }).bytes,
          )
      },
    ),
    { numRuns: 300 },
  )
})
