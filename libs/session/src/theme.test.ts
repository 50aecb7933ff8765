import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyTheme, themeAtom } from './theme.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  applyTheme('light')
})

const deviceIs = (isDark: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList)

const onPage = () => document.documentElement.dataset.theme

it('is light until someone chooses', () => {
  expect(createStore().get(themeAtom)).toBe('light')
  localStorage.setItem('theme', 'purple')
  expect(createStore().get(themeAtom)).toBe('light')
})

it('is applied at once and kept on this device', () => {
  createStore().set(themeAtom, 'dark')
  expect(onPage()).toBe('dark')
  expect(createStore().get(themeAtom)).toBe('dark')
})

it('follows the device where the user wants that', () => {
  deviceIs(true)
  applyTheme('system')
  expect(onPage()).toBe('dark')
  deviceIs(false)
  applyTheme('system')
  expect(onPage()).toBe('light')
})
