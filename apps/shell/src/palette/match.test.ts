import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { match } from './match.ts'

/** The marked parts of a text. */
const hits = (text: string, query: string) =>
  match(text, query)?.ranges.map(([start, end]) => text.slice(start, end)) ?? null

describe('match', () => {
  it.each([
    ['Linden Home', 'lin', ['Lin']],
    ['Tracker: The Linen Room', 'lin', ['Lin']],
    ['Instagram › Posts', 'posts insta', ['Insta', 'Posts']],
    ['İstanbul Ilıca', 'istanbul ilica', ['İstanbul', 'Ilıca']],
    ['istanbul', 'İSTANBUL', ['istanbul']],
    ['ISPARTA', 'ısparta', ['ISPARTA']],
    ['Çağrı Öz', 'cagri oz', ['Çağrı', 'Öz']],
    ['São Paulo', 'sao', ['São']],
    ['Crème brûlée'.normalize('NFD'), 'creme', ['Crème'.normalize('NFD')]],
    ['Posts', 'pos ost', ['Post']],
    ['Orders', '', []],
    ['Orders', '   ', []],
    ['👩‍💻 Team', 'team', ['Team']],
    ['ﬁne', 'fin', ['ﬁn']],
  ])('finds in "%s" by "%s" %j', (text, query, found) => {
    expect(hits(text, query)).toEqual(found)
  })

  it.each([
    ['Orders', 'ordres'],
    ['Instagram › Posts', 'posts tiktok'],
    ['', 'a'],
  ])('doesn\'t find "%s" by "%s"', (text, query) => {
    expect(match(text, query)).toBeNull()
  })

  it('prefers the start of the text, then the start of a word, then the inside of one', () => {
    const scores = ['Orders', 'All orders', 'Reorders'].map((text) => match(text, 'order')?.score)
    expect(scores).toEqual([0, 1, 2])
  })

  it('marks the start of a word rather than an earlier hit inside another', () => {
    expect(match('Reorders and orders', 'order')?.ranges).toEqual([[13, 18]])
  })

  it('finds every part of every text, in any case, and marks ordered, separate ranges', () => {
    const letters = fc.constantFrom(...'abcçdefgğhıiİIjöşsüÜzZé0-›. ')
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1 }), fc.nat(), fc.nat(9), (text, from, length) => {
        const start = from % text.length
        const part = text.slice(start, start + 1 + length).join('')
        for (const query of [part, part.toUpperCase(), part.toLowerCase()]) {
          const edges = match(text.join(''), query)?.ranges.flat()
          expect(edges).toEqual([...new Set(edges)].toSorted((one, other) => one - other))
          expect(edges?.every((edge) => edge >= 0 && edge <= text.length)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
