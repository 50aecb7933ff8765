import { preferenceAtom } from './preference.ts'

/** The themes to choose from, default first; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The theme on screen, or `system`. */
export const themeAtom = preferenceAtom('theme', themes)

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/**
 * Puts a theme on `<html>`, and its canvas colour on the browser's frame around the page. The shell's
 * `theme.js` does the same before the first paint.
 */
export function applyTheme(theme: Theme) {
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset.theme = shown
  document.documentElement.style.colorScheme = shown
  const canvas = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const colour = canvas?.dataset[shown]
  if (canvas && colour) canvas.content = colour
}

/** Calls back when the device switches between dark and light. Returns a function that stops watching. */
export function watchDevice(onChange: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
