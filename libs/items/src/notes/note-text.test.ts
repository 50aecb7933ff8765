import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteBeginning, notePieces } from './note-text.ts'

const links = (content: string) => notePieces(content).flatMap(({ href }) => href ?? [])

describe('addresses in a note', () => {
  test.each<[string, string[]]>([
    ['See https://shop.example/orders/12.', ['https://shop.example/orders/12']],
    ['(http://a.example/x)', ['http://a.example/x']],
    ['https://en.example/wiki/Oak_(tree), and more', ['https://en.example/wiki/Oak_(tree)']],
    ['HTTPS://A.EXAMPLE/?a=1&b=2!', ['HTTPS://A.EXAMPLE/?a=1&b=2']],
    ['a https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
    ['javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd', []],
    ['www.shop.example //shop.example mailto:a@b.example', []],
    ['https://', []],
    ['https://good.example@evil.example/login', []],
    ['<a href="https://a.example" onclick="x">', ['https://a.example']],
    ['https://a.example/"onmouseover="alert(1)', ['https://a.example/']],
  ])('%j links to %j', (content, found) => {
    expect(links(content)).toEqual(found)
  })

  test('joins to the note again, and links only to http and https', () => {
    const part = fc.oneof(
      fc.string(),
      fc.string().map((path) => `https://a.example/${path}`),
      fc.constantFrom('javascript:', 'https://', '(', ')', '@', '\n'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const content = parts.join('')
        const pieces = notePieces(content)
        expect(pieces.map(({ text }) => text).join('')).toBe(content)
        for (const { href } of pieces)
          if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})

describe('the beginning of a long note', () => {
  test('is null for a short note', () => {
    expect(noteBeginning('Call them back.')).toBeNull()
    expect(noteBeginning('word '.repeat(110).trim())).toBeNull()
  })

  test('ends between words, with an ellipsis', () => {
    const beginning = noteBeginning('Istanbul '.repeat(200))
    expect(beginning).toMatch(/^(Istanbul )+…$/)
    expect(beginning!.length).toBeLessThanOrEqual(482)
  })

  test('has at most eight lines', () => {
    expect(noteBeginning('line\n'.repeat(40))).toBe(`${'line\n'.repeat(8).trim()} …`)
  })

  test('cuts an endless word, but never a character in two', () => {
    const beginning = noteBeginning('🌳'.repeat(1000))
    expect(beginning!.isWellFormed()).toBe(true)
    expect(beginning!.length).toBeGreaterThan(400)
  })

  test('is always shorter than the note', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000, size: 'max' }), (content) => {
        const beginning = noteBeginning(content)
        if (beginning !== null) expect(beginning.length).toBeLessThan(Math.max(content.length, 10) + 2)
      }),
    )
  })
})
