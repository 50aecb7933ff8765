import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionPieces } from './caption-pieces.ts'

const leading = (caption: string) =>
  captionPieces(caption).flatMap(({ text, kind, href }) => (href === undefined ? [] : [[kind, text, href]]))

test('hashtags, mentions and addresses are links, in any script', () => {
  expect(leading('Işık #balkon_keyfi @linden.oak. See https://shop.example/lantern?a=1, #冬')).toEqual([
    ['hashtag', '#balkon_keyfi', 'https://www.instagram.com/explore/tags/balkon_keyfi/'],
    ['mention', '@linden.oak', 'https://www.instagram.com/linden.oak/'],
    ['address', 'https://shop.example/lantern?a=1', 'https://shop.example/lantern?a=1'],
    ['hashtag', '#冬', 'https://www.instagram.com/explore/tags/%E5%86%AC/'],
  ])
})

test('mail addresses, other schemes and single symbols are text', () => {
  expect(leading('mail@linden.example javascript:alert(1) # @ a#b https://user@evil.example/')).toEqual([])
})

test('the pieces join to the caption again, and only link to the web', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (caption) => {
      const pieces = captionPieces(caption)
      expect(pieces.map(({ text }) => text).join('')).toBe(caption)
      for (const { href } of pieces) if (href !== undefined) expect(href).toMatch(/^https?:\/\//)
    }),
  )
})
