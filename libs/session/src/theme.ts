import { atom } from 'jotai'
import { keepStored, readStored } from './storage.ts'

/** What a user may choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** A text from storage or from a meta as a theme; null where it is none. */
export const parseTheme = (text: string | null): Theme | null =>
  themes.find((theme) => theme === text) ?? null

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Puts a theme on `<html>`. The shell's `theme.js` does the same before the first paint. */
export function applyTheme(theme: Theme) {
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

const chosen = atom<Theme | null>(null)

/** The chosen theme. Setting it applies it at once and keeps it on this device; `updateMetaMutation` keeps it for the user. */
export const themeAtom = atom(
  (get): Theme => get(chosen) ?? parseTheme(readStored('theme')) ?? 'light',
  (_get, set, theme: Theme) => {
    keepStored('theme', theme)
    set(chosen, theme)
    applyTheme(theme)
  },
)

/** Tells when the device turns dark or light; answers how to stop. */
export function watchDevice(onChange: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
