import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetStored, keepStored, readStored, watchStored } from './storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  forgetStored('temp_mail')
})

const refuse = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })

it('keeps, reads and forgets', () => {
  keepStored('temp_mail', 'a@example.org')
  expect(readStored('temp_mail')).toBe('a@example.org')
  expect(localStorage.getItem('temp_mail')).toBe('a@example.org')
  forgetStored('temp_mail')
  expect(readStored('temp_mail')).toBeNull()
})

it('keeps for the life of the page what a full storage does not take', () => {
  keepStored('temp_mail', 'old')
  refuse('setItem')
  keepStored('temp_mail', 'new')
  expect(readStored('temp_mail')).toBe('new')
})

it('reads nothing where storage is blocked', () => {
  refuse('getItem')
  expect(readStored('temp_mail')).toBeNull()
})

it('forgets even what the browser does not remove', () => {
  keepStored('temp_mail', 'old')
  refuse('removeItem')
  forgetStored('temp_mail')
  expect(readStored('temp_mail')).toBeNull()
})

it('tells of a change in another tab, also where everything was removed there', () => {
  const seen: (string | null)[] = []
  const stop = watchStored('temp_mail', (value) => seen.push(value))
  localStorage.setItem('temp_mail', 'there')
  window.dispatchEvent(new StorageEvent('storage', { key: 'temp_mail' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'temp_mail' }))
  expect(seen).toEqual(['there', null])
})
