import { preferenceAtom } from './preference.ts'

/** The fonts to choose from, default first; `system` is the device's font. */
export const fonts = ['onest', 'inter', 'manrope', 'system'] as const
export type Font = (typeof fonts)[number]

/** The font on screen. */
export const fontAtom = preferenceAtom('font', fonts)

/** Puts a font on `<html>`. The shell's `theme.js` does the same before the first paint. */
export function applyFont(font: Font) {
  document.documentElement.dataset.font = font
}
