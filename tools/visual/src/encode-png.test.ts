import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodePng } from './encode-png.ts'

/** The content of a chunk, found by its name. */
function readChunk(png: Buffer, name: string): Buffer | undefined {
  const at = png.indexOf(name, 8, 'latin1')
  return at === -1 ? undefined : png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

const pixelsOf = (colours: [number, number, number][]) =>
  Buffer.from(colours.flatMap((colour) => [...colour, 255]))

it('stores few colours in a palette, with one byte per pixel', () => {
  const [teal, white] = [
    [0, 119, 125],
    [255, 255, 255],
  ] as [number, number, number][]
  const png = encodePng({ width: 2, height: 2, pixels: pixelsOf([teal!, white!, white!, teal!]) })
  const header = readChunk(png, 'IHDR')!
  expect([header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]).toEqual([2, 2, 8, 3])
  expect([...readChunk(png, 'PLTE')!]).toEqual([...teal!, ...white!])
  expect([...inflateSync(readChunk(png, 'IDAT')!)]).toEqual([0, 0, 1, 0, 1, 0])
})

it('stores many colours unchanged', () => {
  const colours = Array.from({ length: 300 }, (_, index): [number, number, number] => [
    index % 256,
    index >> 8,
    7,
  ])
  const png = encodePng({ width: 300, height: 1, pixels: pixelsOf(colours) })
  expect(readChunk(png, 'IHDR')![9]).toBe(2)
  expect(readChunk(png, 'PLTE')).toBeUndefined()
  expect([...inflateSync(readChunk(png, 'IDAT')!)]).toEqual([0, ...colours.flat()])
})
