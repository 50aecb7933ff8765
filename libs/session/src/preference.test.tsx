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

it('is the default until someone chooses, also where nonsense is kept', () => {
  expect([createStore().get(themeAtom), createStore().get(fontAtom)]).toEqual(['light', 'onest'])
  localStorage.setItem('theme', 'purple')
  localStorage.setItem('font', 'comic')
  expect([createStore().get(themeAtom), createStore().get(fontAtom)]).toEqual(['light', 'onest'])
  expect(localStorage).toHaveLength(0)
})

it('is what this device showed last while nobody is known, and the choice of whoever is', () => {
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

it('of the theme "system" follows the device', () => {
  deviceIs(true)
  applyTheme('system')
  expect(html.dataset.theme).toBe('dark')
  deviceIs(false)
  applyTheme('system')
  expect(html.dataset.theme).toBe('light')
})

it('of a theme colours the frame that the browser draws around the page', () => {
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

it('of a font is on the page at once', () => {
  applyFont('manrope')
  expect(html.dataset.font).toBe('manrope')
})
