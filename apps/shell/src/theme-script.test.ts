import { themeAtom, themes } from '@tandem/session'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import source from '../public/theme.js?raw'
import { startAfresh } from './test-setup.ts'

const run = new Function(source)
const onPage = () => document.documentElement.dataset.theme

afterEach(async () => {
  vi.restoreAllMocks()
  await startAfresh()
})

it.each(themes.flatMap((theme) => [[theme, true] as const, [theme, false] as const]))(
  'puts the theme %s on the page before the first paint as the session does later, device dark: %s',
  (theme, isDark) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList)
    createStore().set(themeAtom, theme)
    const later = onPage()
    delete document.documentElement.dataset.theme
    run()
    expect(onPage()).toBe(later)
  },
)

it('is light where nothing, or nonsense, is kept', () => {
  run()
  expect(onPage()).toBe('light')
  localStorage.setItem('theme', 'purple')
  run()
  expect(onPage()).toBe('light')
})

it('is light where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  run()
  expect(onPage()).toBe('light')
})
