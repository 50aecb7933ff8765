import { tokenValues } from '@tandem/design-system/token-values'
import type { TokenName } from '@tandem/design-system/token-values'

export type Theme = 'light' | 'dark'
type Meaning<Name> = Name extends `colors.${infer Rest}`
  ? Rest extends `palette.${string}`
    ? never
    : Rest
  : never
/** A colour by its meaning: `fg.muted`. */
export type ColourName = Meaning<TokenName>

/**
 * The minimum contrast of WCAG 2.2: for text, for shapes that people must recognise, and for disabled or
 * decorative elements.
 */
export const minContrast = { words: 4.5, shapes: 3, nothing: 1 } as const
export type Use = keyof typeof minContrast

/** A colour on another one, and its use. */
export interface Pair {
  of: ColourName
  on: ColourName
  use: Use
}

const pairs = (use: Use, table: Partial<Record<ColourName, ColourName[]>>): Pair[] =>
  Object.entries(table).flatMap(([of, grounds]) => grounds.map((on) => ({ of: of as ColourName, on, use })))

const statusTones = ['success', 'warning', 'danger', 'info'] as const

/** Which colours are meant to be used on which. */
export const colourPairs: Record<string, Pair[]> = {
  Words: pairs('words', {
    'fg.default': [
      'bg.canvas',
      'bg.surface',
      'bg.raised',
      'bg.sunken',
      'bg.hover',
      'bg.active',
      'bg.selected',
      'bg.disabled',
    ],
    'fg.muted': ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.hover', 'bg.selected'],
    'fg.subtle': ['bg.canvas', 'bg.surface', 'bg.raised'],
    'fg.link': ['bg.canvas', 'bg.surface', 'bg.raised'],
    'fg.inverse': ['bg.inverse'],
  }),
  Accent: pairs('words', {
    'accent.on': ['accent.solid', 'accent.solid-hover'],
    'accent.fg': ['bg.canvas', 'bg.surface', 'bg.raised', 'accent.subtle'],
  }),
  'What is said in colour': [
    ...statusTones.flatMap((tone) =>
      pairs('words', {
        [`${tone}.fg`]: ['bg.surface', 'bg.raised', `${tone}.subtle`],
        [`${tone}.on`]: [`${tone}.solid`],
      }),
    ),
    ...pairs('words', { 'danger.on': ['danger.solid-hover'] }),
  ],
  'Without a colour': pairs('words', { 'neutral.fg': ['bg.surface', 'neutral.subtle'] }),
  'Edges and marks': pairs('shapes', {
    'border.control': ['bg.canvas', 'bg.surface', 'bg.raised'],
    'focus.ring': ['bg.canvas', 'bg.surface', 'bg.raised', 'focus.gap'],
    'accent.solid': ['bg.canvas', 'bg.surface'],
    'star.solid': ['bg.surface'],
    'chart.cat-1': ['bg.surface'],
    'chart.cat-2': ['bg.surface'],
    'chart.cat-3': ['bg.surface'],
    'chart.cat-4': ['bg.surface'],
    'chart.cat-5': ['bg.surface'],
    'chart.cat-6': ['bg.surface'],
    'chart.previous': ['bg.surface'],
  }),
  'Switched off, and decor': pairs('nothing', {
    'fg.disabled': ['bg.surface', 'bg.disabled'],
    'border.default': ['bg.canvas', 'bg.surface'],
    'border.subtle': ['bg.surface'],
  }),
}

/** The value of a colour, also for readers who prefer more contrast. */
export function colourOf(name: ColourName, theme: Theme, moreContrast = false): string {
  const token = tokenValues[`colors.${name}`] as Record<Theme, string> & {
    moreContrast?: Record<Theme, string>
  }
  return (moreContrast ? token.moreContrast?.[theme] : undefined) ?? token[theme]
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The WCAG level of a contrast. The ratio is never rounded up to a level that it doesn't reach. */
export function verdict(ratio: number, use: Use): 'AAA' | 'AA' | 'fails' | 'not asked for' {
  if (use === 'nothing') return 'not asked for'
  if (ratio < minContrast[use]) return 'fails'
  return use === 'words' && ratio >= 7 ? 'AAA' : 'AA'
}
