import { describe, expect, it } from 'vitest'
import { createKeySequence } from './key-sequence.ts'
import type { Shortcut } from './shortcuts.ts'

const shortcut = (...keys: string[]): Shortcut => ({ keys, label: keys.join(' '), group: 'general' })
const table = [shortcut('mod+k'), shortcut('?'), shortcut('escape'), shortcut('g', 'd'), shortcut('g', 'o')]

/** What each key completes, with a tenth of a second between keys by default. */
function type(keys: string[], { apart = 100, singleKeys = true } = {}) {
  const follow = createKeySequence()
  return keys.map((key, index) => follow(table, { key, at: index * apart, singleKeys })?.label ?? null)
}

describe('keys in sequence', () => {
  it('complete a shortcut of one key or of two', () => {
    expect(type(['?'])).toEqual(['?'])
    expect(type(['g', 'd'])).toEqual([null, 'g d'])
    expect(type(['g', 'g', 'o'])).toEqual([null, null, 'g o'])
  })

  it('wait a second for the second one', () => {
    expect(type(['g', 'd'], { apart: 999 })).toEqual([null, 'g d'])
    expect(type(['g', 'd'], { apart: 1000 })).toEqual([null, null])
  })

  it('have their own meaning when they continue no sequence', () => {
    expect(type(['g', '?', 'd'])).toEqual([null, '?', null])
    expect(type(['d'])).toEqual([null])
  })

  it('are ordinary letters when single keys are no shortcuts; Escape and Control still work', () => {
    const keys = ['?', 'g', 'd', 'escape', 'mod+k']
    expect(type(keys, { singleKeys: false })).toEqual([null, null, null, 'escape', 'mod+k'])
  })
})
