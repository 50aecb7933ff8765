import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { readSelectedStore, selectedStoreAtom } from './selected-store.ts'

beforeEach(() => localStorage.clear())

it('keeps the choice on this device', () => {
  const store = createStore()
  store.set(selectedStoreAtom, 12)
  expect(store.get(selectedStoreAtom)).toBe(12)
  expect(readSelectedStore()).toBe(12)
  store.set(selectedStoreAtom, null)
  expect(store.get(selectedStoreAtom)).toBeNull()
  expect(localStorage.getItem('selected_store')).toBeNull()
})

it.each(['', 'abc', '1.5', '-3', '0', '9007199254740993', 'null', '{}'])('takes %j for no choice', (kept) => {
  localStorage.setItem('selected_store', kept)
  expect(readSelectedStore()).toBeNull()
})

it('follows the choice of another tab', () => {
  const store = createStore()
  store.set(selectedStoreAtom, 12)
  localStorage.setItem('selected_store', '15')
  store.set(selectedStoreAtom, 'kept')
  expect(store.get(selectedStoreAtom)).toBe(15)
})
