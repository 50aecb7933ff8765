import { contrast } from './colour.ts'
import type { Colours } from './colour.ts'

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised']

const each = (names: readonly string[], against: readonly string[], minContrast: number) =>
  names.flatMap((name) => against.map((other) => [name, other, minContrast] as const))

/** Pairs of tokens that a reader must tell apart, with the least contrast of WCAG 2.2 AA: 4.5 for text, else 3. */
const pairs = [
  ...each(['fg.default', 'fg.muted', 'fg.subtle', 'fg.link', 'accent.fg'], surfaces, 4.5),
  ...each(['fg.default', 'fg.muted'], ['bg.hover', 'bg.selected'], 4.5),
  ...each(['accent.fg'], ['accent.subtle', 'bg.selected'], 4.5),
  ...each(['accent.on'], ['accent.solid', 'accent.solid-hover'], 4.5),
  ['fg.inverse', 'bg.inverse', 4.5] as const,
  ['neutral.fg', 'neutral.subtle', 4.5] as const,
  ...each(['border.control', 'focus.ring', 'accent.solid'], surfaces, 3),
  ...each(
    ['1', '2', '3', '4', '5', '6'].map((number) => `chart.cat-${number}`),
    ['bg.surface'],
    3,
  ),
]

/** Whether a colour can be that of buttons: with its label on it, and on every surface. */
export const holdsAsSolid = (colours: Colours, solid: string): boolean =>
  contrast(colours['accent.on'] ?? '', solid) >= 4.5 &&
  surfaces.every((name) => contrast(colours[name] ?? '', solid) >= 3)

/** @throws RangeError When two colours of a theme that must be told apart can't be. */
export function checkPairs(colours: Colours): void {
  for (const [name, other, minContrast] of pairs) {
    const found = contrast(colours[name] ?? '', colours[other] ?? '')
    if (found < minContrast)
      throw new RangeError(`${name} on ${other} has a contrast of ${found.toFixed(2)}, not ${minContrast}`)
  }
}
