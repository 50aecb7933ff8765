import { preferenceAtom } from './preference.ts'

/** What a user may choose, the default first; `system` is the font of the device. */
export const fonts = ['onest', 'inter', 'manrope', 'system'] as const
export type Font = (typeof fonts)[number]

/** The font that is on screen. */
export const fontAtom = preferenceAtom('font', fonts)

/** Puts a font on `<html>`. The shell's `theme.js` does the same before the first paint. */
export function applyFont(font: Font) {
  document.documentElement.dataset.font = font
}
