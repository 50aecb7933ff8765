import type { User } from '@tandem/api-contract'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyFont, fontAtom } from './font.ts'
import { showUser } from './testing/show-user.ts'
import { applyTheme, themeAtom } from './theme.ts'

const html = document.documentElement

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('meta[name="theme-color"]')?.remove()
  applyTheme('light')
  applyFont('onest')
})

const deviceIs = (isDark: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList)

const userWith = (metas: User['metas']) => ({ id: 7, metas }) as unknown as User

it('is the default until somebody chooses, and when the stored value is invalid', () => {
  expect([createStore().get(themeAtom), createStore().get(fontAtom)]).toEqual(['light', 'onest'])
  localStorage.setItem('theme', 'purple')
  localStorage.setItem('font', 'comic')
  expect([createStore().get(themeAtom), createStore().get(fontAtom)]).toEqual(['light', 'onest'])
  expect(localStorage).toHaveLength(0)
})

it("is what this device showed last while nobody is signed in, then the user's choice", () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('font', 'inter')
  const store = createStore()
  const shown = () => [store.get(themeAtom), store.get(fontAtom)]
  expect(shown()).toEqual(['dark', 'inter'])
  showUser(store, userWith([{ key: 'theme', value: 'system' }]))
  expect(shown()).toEqual(['system', 'onest'])
  showUser(store, userWith([{ key: 'font', value: '__proto__' }]))
  expect(shown()).toEqual(['light', 'onest'])
})

it('follows the device when the theme is "system"', () => {
  deviceIs(true)
  applyTheme('system')
  expect(html.dataset.theme).toBe('dark')
  deviceIs(false)
  applyTheme('system')
  expect(html.dataset.theme).toBe('light')
})

it("colours the browser's frame around the page with the theme", () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" content="white" data-light="white" data-dark="black">',
  )
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!
  applyTheme('dark')
  expect(frame.content).toBe('black')
  applyTheme('light')
  expect(frame.content).toBe('white')
})

it('applies a font to the page immediately', () => {
  applyFont('manrope')
  expect(html.dataset.font).toBe('manrope')
})
