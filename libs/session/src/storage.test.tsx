import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetStored, keepStored, readStored, watchStored } from './storage.ts'
import type { StoredKey } from './storage.ts'

const keys = [
  'personal_access_token',
  'selected_store',
  'user_id',
  'on_page_token',
  'temp_mail',
  'token',
  'forgot_password_token',
  'theme',
  'font',
  'widget_heights',
] as const satisfies StoredKey[]

/**
 * Values that an older release, a person or another program may have stored; none is a valid id, address or
 * choice.
 */
const malformed: [name: string, text: string][] = [
  ['half an object', '{'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['a megabyte', 'x'.repeat(1_048_576)],
  ['a list', '[]'],
  ['no number', 'NaN'],
  ['another type', 'true'],
  ['what an old version kept', '{"version":1,"value":"dark"}'],
  ['half a character', '\ud800'],
  ['a picture', '🦉'],
  ['the prototype', '__proto__'],
  ['a negative number', '-3'],
  ['more than any number', '1e400'],
  ['nothing but space', ' \t\n '],
  ['nothing', ''],
  ['quotes', '"light"'],
  ['two lines', 'abc\r\nx-admin: 1'],
  ['a zero byte', 'abc\u0000'],
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  for (const key of keys) forgetStored(key)
})

const refuse = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })

it('stores, reads and forgets', () => {
  keepStored('temp_mail', 'a@example.org')
  expect(readStored('temp_mail')).toBe('a@example.org')
  expect(localStorage.getItem('temp_mail')).toBe('a@example.org')
  forgetStored('temp_mail')
  expect(readStored('temp_mail')).toBeNull()
})

it('holds what a full storage refuses until the page is closed', () => {
  keepStored('temp_mail', 'old@example.org')
  refuse('setItem')
  keepStored('temp_mail', 'new@example.org')
  expect(readStored('temp_mail')).toBe('new@example.org')
})

it('reads nothing when storage is blocked', () => {
  refuse('getItem')
  expect(readStored('temp_mail')).toBeNull()
})

it("forgets even what the browser doesn't remove", () => {
  keepStored('temp_mail', 'old@example.org')
  refuse('removeItem')
  forgetStored('temp_mail')
  expect(readStored('temp_mail')).toBeNull()
})

it('reports a change in another tab, even when everything was removed there', () => {
  const seen: (string | null)[] = []
  const stop = watchStored('temp_mail', (value) => seen.push(value))
  localStorage.setItem('temp_mail', 'there@example.org')
  window.dispatchEvent(new StorageEvent('storage', { key: 'temp_mail' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'temp_mail' }))
  expect(seen).toEqual(['there@example.org', null])
})

describe.each(malformed)('%s', (_, text) => {
  it.each(keys)('drops it under %s, or reads at least a valid header', (key) => {
    localStorage.setItem(key, text)
    const read = readStored(key)
    const isTokenKey = key.includes('token')
    if (!isTokenKey) expect(read).toBeNull()
    if (read === null) expect(localStorage.getItem(key)).toBeNull()
    else expect(new Headers({ authorization: `Bearer ${read}` }).get('authorization')).toBe(`Bearer ${read}`)
  })
})

it('reads only text under a token that can be sent as a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      localStorage.setItem('personal_access_token', text)
      const read = readStored('personal_access_token')
      if (read !== null) expect(() => new Headers({ authorization: `Bearer ${read}` })).not.toThrow()
    }),
  )
})

it.each([
  ['personal_access_token', '12|aB.c-d_e~f+g/h=='],
  ['selected_store', '9007199254740991'],
  ['user_id', '1'],
  ['temp_mail', 'ayşe+shop@örnek.example'],
  ['forgot_password_token', 'a'],
  ['theme', 'system'],
  ['font', 'manrope'],
] as const)('keeps valid values under %s', (key, text) => {
  keepStored(key, text)
  expect(readStored(key)).toBe(text)
})

it('leaves nothing of a former user for the next page when storage is full', () => {
  keepStored('personal_access_token', 'former')
  refuse('setItem')
  keepStored('personal_access_token', 'present')
  expect(readStored('personal_access_token')).toBe('present')
  expect(localStorage.getItem('personal_access_token')).toBeNull()
})

it('reads what another tab could store instead of what this one held in memory', () => {
  const full = refuse('setItem')
  keepStored('theme', 'dark')
  full.mockRestore()
  const stop = watchStored('theme', () => {})
  localStorage.setItem('theme', 'system')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  stop()
  expect(readStored('theme')).toBe('system')
})

it('behaves as empty when even accessing the storage throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  expect(keys.map(readStored)).toEqual(keys.map(() => null))
  keepStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  forgetStored('theme')
  expect(readStored('theme')).toBeNull()
})
