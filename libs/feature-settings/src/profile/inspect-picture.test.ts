import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspectPicture, opened } from './inspect-picture.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const u16 = (value: number) => [value >> 8, value & 255]
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, content: number[] = []) => [
  ...u32(content.length),
  ...bytesOf(name),
  ...content,
  0,
  0,
  0,
  0,
]
const png = (width: number, height: number, ...more: number[][]) =>
  bytesOf(signature, chunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0]), ...more, chunk('IDAT'))
const jpeg = (width: number, height: number, ...before: number[][]) =>
  bytesOf([0xff, 0xd8], ...before, [0xff, 0xc2, 0, 17, 8, ...u16(height), ...u16(width)], Array(10).fill(0))
const camera = [0xff, 0xe1, ...u16(40), ...bytesOf('Exif'), ...Array<number>(34).fill(7)]

test('a JPEG and a PNG are detected by their bytes, with their size', () => {
  expect(inspectPicture(png(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480 })
  expect(inspectPicture(jpeg(4000, 3000, camera, [0xff, 0xff]))).toEqual({
    type: 'image/jpeg',
    width: 4000,
    height: 3000,
  })
})

test.each([
  ['nothing at all', bytesOf(), 'empty'],
  ['too many bytes', new Uint8Array(opened.bytes + 1), 'heavy'],
  ['a GIF', bytesOf('GIF89a', [1, 0, 1, 0]), 'animated'],
  ['a PNG that moves', png(200, 200, chunk('acTL', Array<number>(8).fill(0))), 'animated'],
  ['a picture of an iPhone', bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), 'heic'],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing'],
  ['a drawing with a prologue', bytesOf([0xef], '\n <?xml version="1.0"?><svg/>'), 'drawing'],
  ['a WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), 'format'],
  ['a text that is called .png', bytesOf('hello, this is no picture'), 'format'],
  ['a JPEG that breaks off', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'broken'],
  ['a PNG that breaks off', bytesOf(signature), 'broken'],
  ['a PNG without height', png(200, 0), 'broken'],
  ['a picture that would take all memory', png(60_000, 60_000), 'large'],
  ['a tiny one', png(63, 400), 'small'],
  ['a ribbon', jpeg(4000, 400), 'narrow'],
])('%s is refused', (_what, bytes, refusal) => {
  expect(inspectPicture(bytes)).toBe(refusal)
})

test('returns a result for any bytes', () => {
  const begun = fc.constantFrom(signature, [0xff, 0xd8, 0xff], [...png(100, 100)], [...jpeg(100, 100)])
  fc.assert(
    fc.property(begun, fc.uint8Array({ maxLength: 80 }), fc.nat(60), (start, rest, cut) => {
      const found = inspectPicture(new Uint8Array([...start.slice(0, cut), ...rest]))
      expect(found).toBeTruthy()
    }),
    { numRuns: 300 },
  )
})
