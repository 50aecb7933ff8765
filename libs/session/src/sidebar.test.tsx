import type { User } from '@tandem/api-contract'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showUser } from './testing/show-user.ts'
import { sidebarAtom } from './sidebar.ts'

const forget = () => {
  document.cookie = 'sidebar_state=; path=/; max-age=0'
}
beforeEach(forget)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const userWith = (show_sidebar_menu?: string) =>
  ({
    id: 7,
    metas: show_sidebar_menu === undefined ? [] : [{ key: 'show_sidebar_menu', value: show_sidebar_menu }],
  }) as unknown as User

it("is open until somebody chooses; the user wins over the device, and this page's choice over both", () => {
  const store = createStore()
  expect(store.get(sidebarAtom)).toBe(true)
  document.cookie = 'sidebar_state=false; path=/'
  expect(createStore().get(sidebarAtom)).toBe(false)
  showUser(store, userWith('1'))
  expect(store.get(sidebarAtom)).toBe(true)
  store.set(sidebarAtom, false)
  expect(store.get(sidebarAtom)).toBe(false)
  store.set(sidebarAtom, null)
  expect(store.get(sidebarAtom)).toBe(true)
})

it("goes back to the device's choice when the user has none", () => {
  const store = createStore()
  showUser(store, userWith())
  store.set(sidebarAtom, false)
  store.set(sidebarAtom, true)
  store.set(sidebarAtom, false)
  store.set(sidebarAtom, null)
  expect(store.get(sidebarAtom)).toBe(true)
  expect(document.cookie).toContain('sidebar_state=true')
})

it("of one user isn't used for the next", () => {
  const store = createStore()
  showUser(store, userWith('1'))
  store.set(sidebarAtom, false)
  showUser(store, { ...userWith('1'), id: 8 })
  expect(store.get(sidebarAtom)).toBe(true)
})

it('is stored for seven days on every path', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  createStore().set(sidebarAtom, false)
  expect(write).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax')
})

it.each([
  '{',
  'null',
  'undefined',
  'x'.repeat(4000),
  '[]',
  'NaN',
  '1',
  'v1.true',
  'True',
  '🦉',
  '__proto__',
  '-3',
  '1e400',
  ' ',
  '"true"',
  'true false',
])('drops a cookie with %j', (value) => {
  document.cookie = `sidebar_state=${value}; path=/`
  expect(createStore().get(sidebarAtom)).toBe(true)
  expect(document.cookie).not.toContain('sidebar_state')
})

it('works when cookies are refused', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  const store = createStore()
  expect(store.get(sidebarAtom)).toBe(true)
  store.set(sidebarAtom, false)
  expect(store.get(sidebarAtom)).toBe(false)
})
