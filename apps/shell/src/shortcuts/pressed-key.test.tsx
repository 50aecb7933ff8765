import { describe, expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

const press = (key: string, code: string, init: KeyboardEventInit = {}) =>
  pressedKey(new KeyboardEvent('keydown', { key, code, ...init }))

describe('the pressed key', () => {
  it.each([
    ['k', 'KeyK', 'k'],
    ['K', 'KeyK', 'k'],
    ['/', 'Slash', '/'],
    ['Escape', 'Escape', 'escape'],
    // Dvorak: the letter counts, not its position.
    ['t', 'KeyK', 't'],
    // Russian, Greek: the position decides which Latin letter is meant.
    ['л', 'KeyK', 'k'],
    ['π', 'KeyP', 'p'],
    ['х', 'BracketLeft', '['],
    // A Latin letter always means itself: ğ is where other keyboards have the bracket.
    ['ğ', 'BracketLeft', 'ğ'],
  ])('%s at %s is %s', (key, code, meant) => expect(press(key, code)).toBe(meant))

  it('is made with Control', () => {
    expect(press('k', 'KeyK', { ctrlKey: true })).toBe('mod+k')
    expect(press('л', 'KeyK', { ctrlKey: true })).toBe('mod+k')
  })

  it('is ? with Shift, on a keyboard of any script', () => {
    expect(press('?', 'Slash', { shiftKey: true })).toBe('?')
    expect(press('?', 'Minus', { shiftKey: true })).toBe('?')
  })

  it('is no shortcut with a modifier of the browser or the system', () => {
    expect(press('k', 'KeyK', { metaKey: true })).toBeNull()
    expect(press('d', 'KeyD', { altKey: true })).toBeNull()
    expect(press('k', 'KeyK', { ctrlKey: true, shiftKey: true })).toBeNull()
  })

  it('is [ even if typing it needs the third-level key, which Windows reports as Control and Alt', () => {
    expect(press('[', 'Digit8', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe('[')
  })
})
