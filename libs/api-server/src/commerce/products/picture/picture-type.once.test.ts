import { expect, test } from 'vitest'
import { exampleJpeg, examplePng } from '../../../testing/example-pictures.ts'
import { pictureType } from './picture-type.ts'

const beginning = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['image/jpeg', exampleJpeg],
  ['image/png', examplePng()],
  ['image/gif', beginning('GIF89a\x01\x00')],
  ['image/webp', beginning('RIFF\x24\x00\x00\x00WEBPVP8 ')],
  ['image/avif', beginning('\x00\x00\x00\x20ftypavif')],
  [null, beginning('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, beginning('RIFF\x24\x00\x00\x00WAVEfmt ')],
  [null, beginning('\x00\x00\x00\x20ftypmp42')],
  [null, beginning('GIF')],
  [null, new Uint8Array()],
])('detects %s by the first bytes', (type, bytes) => {
  expect(pictureType(bytes)).toBe(type)
})
