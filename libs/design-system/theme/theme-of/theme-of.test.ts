import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themeOf } from './theme-of.ts'
import { recipes, slotRecipes } from '../recipes.ts'
import type { ThemeTokens } from './theme-of.ts'
import { tokenValues } from '../outputs/token-values.ts'
import source from '../tokens.json' with { type: 'json' }

const ours = tokenValues(source)
const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** The contrast of WCAG 2 by its own text (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), apart from the code under test. */
function ratio(one: string, other: string) {
  const [high = 0, low = 0] = [one, other]
    .map((hex) => {
      const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => {
        const share = Number.parseInt(pair, 16) / 255
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** How far apart two colours are in CIE Lab (1976), another model than the one that chooses series. */
function difference(one: string, other: string) {
  const [a, b] = [one, other].map((hex) => {
    const [r = 0, g = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => {
      const share = Number.parseInt(pair, 16) / 255
      return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)
    })
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * blue) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * blue,
      (0.0193 * r + 0.1192 * g + 0.9505 * blue) / 1.089,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number]
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)] as const
  }) as [readonly [number, number, number], readonly [number, number, number]]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The hue of a colour in degrees, as HSL has it; a grey has none. */
function hueOf(hex: string) {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (high - low < 32) return undefined
  const [from, difference] = high === r ? [0, g - b] : high === g ? [120, b - r] : [240, r - g]
  return (from + (60 * difference) / (high - low) + 360) % 360
}

/** A token of a theme, which has only those that it changes. */
const tokenOf = (tokens: ThemeTokens, mode: 'light' | 'dark', name: string) =>
  tokens[`--colors-${name.replace('.', '-')}`] ?? String(ours[`colors.${name}`]?.[mode])

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised']
const texts = [
  ...['fg.default', 'fg.muted', 'fg.subtle', 'fg.link', 'accent.fg'].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ['accent.on', 'accent.solid'],
  ['accent.on', 'accent.solid-hover'],
  ['accent.fg', 'accent.subtle'],
  ['accent.fg', 'bg.selected'],
  ['fg.default', 'bg.selected'],
  ['fg.default', 'bg.hover'],
] as const
const series = [1, 2, 3, 4, 5, 6].map((number) => `chart.cat-${number}`)
const controls = [
  ...['border.control', 'focus.ring', 'accent.solid'].flatMap((part) =>
    surfaces.map((surface) => [part, surface] as const),
  ),
  ...series.map((name) => [name, 'bg.surface'] as const),
]

describe('any accent and any neutral', () => {
  const themes = fc.record({ accent: colour, neutral: fc.option(colour, { nil: undefined }) })
  const modes = ['light', 'dark'] as const

  test(
    'gives text and controls the contrast of WCAG AA in both modes',
    () =>
      fc.assert(
        fc.property(themes, (options) => {
          const theme = themeOf(options)
          for (const mode of modes) {
            const of = (name: string) => tokenOf(theme[mode], mode, name)
            for (const [text, back] of texts)
              expect(ratio(of(text), of(back)), `${mode} ${text} on ${back}`).toBeGreaterThanOrEqual(4.5)
            for (const [part, back] of controls)
              expect(ratio(of(part), of(back)), `${mode} ${part} on ${back}`).toBeGreaterThanOrEqual(3)
          }
        }),
        { numRuns: 100 },
      ),
    60_000,
  )

  test(
    'keeps the six series of charts apart',
    () =>
      fc.assert(
        fc.property(colour, (accent) => {
          const theme = themeOf({ accent })
          for (const mode of modes) {
            const found = series.map((name) => tokenOf(theme[mode], mode, name))
            for (const [index, one] of found.entries())
              for (const other of found.slice(index + 1))
                expect(difference(one, other), `${mode} ${one} ${other}`).toBeGreaterThan(15)
          }
        }),
        { numRuns: 60 },
      ),
    60_000,
  )

  test('gives a series the same hue in light and dark', () =>
    fc.assert(
      fc.property(colour, (accent) => {
        const { light, dark } = themeOf({ accent })
        for (const name of series) {
          const [one, other] = [hueOf(tokenOf(light, 'light', name)), hueOf(tokenOf(dark, 'dark', name))]
          if (one === undefined || other === undefined) continue
          const apart = Math.abs(((one - other + 540) % 360) - 180)
          expect(apart, `${accent} ${name}`).toBeLessThan(60)
        }
      }),
      { numRuns: 60 },
    ))

  test('has the same tokens in light and dark, so that no mode shows the other one', () =>
    fc.assert(
      fc.property(themes, (options) => {
        const { light, dark } = themeOf(options)
        expect(Object.keys(dark)).toEqual(Object.keys(light))
      }),
      { numRuns: 20 },
    ))
})

test('keeps an accent that has enough contrast, and darkens one that has not', () => {
  expect(themeOf({ accent: '#7C3AED' }).light['--colors-accent-solid']).toBe('#7c3aed')
  const yellow = themeOf({ accent: '#ffdd00' })
  expect(yellow.light['--colors-accent-solid']).not.toBe('#ffdd00')
  expect(yellow.dark['--colors-accent-solid']).toBe('#ffdd00')
})

test('gives series, scales and the focus the hue of the accent, and leaves no teal', () => {
  const { light, dark } = themeOf({ accent: '#c2185b' })
  for (const tokens of [light, dark])
    for (const name of [
      'chart-cat-1',
      'chart-seq-5',
      'chart-div-7',
      'focus-ring',
      'accent-solid',
      'fg-link',
    ]) {
      const [red = 0, green = 0, blue = 0] = (tokens[`--colors-${name}`]?.match(/[\da-f]{2}/g) ?? []).map(
        (pair) => Number.parseInt(pair, 16),
      )
      expect(red, name).toBeGreaterThan(Math.max(green, blue))
    }
})

test('changes greys only with a neutral, radii and the font only when they are given', () => {
  const names = (options: Parameters<typeof themeOf>[0]) => Object.keys(themeOf(options).light).join(' ')
  expect(names({ accent: '#7c3aed' })).not.toMatch(/--colors-fg-muted|--radii|--fonts/)
  expect(names({ accent: '#7c3aed', neutral: '#64748b' })).toContain('--colors-fg-muted')
  expect(themeOf({ accent: '#7c3aed', radius: 4, font: "'IBM Plex Sans', sans-serif" }).dark).toMatchObject({
    '--radii-sm': '3px',
    '--radii-md': '4px',
    '--fonts-body': "'IBM Plex Sans', sans-serif",
  })
})

test('rounds every corner of a component by the theme', () => {
  const fixed = Object.entries({ ...recipes, ...slotRecipes }).filter(([, { base, variants }]) =>
    /"border\w*Radius":"\[?\d+px/.test(JSON.stringify([base, variants])),
  )
  expect(fixed.map(([name]) => name)).toEqual([])
})

test('keeps the stronger text of readers who want more contrast', () =>
  expect(themeOf({ accent: '#7c3aed', neutral: '#64748b' }).css).toMatch(
    /prefers-contrast: more\) \{[^@]*--colors-fg-muted: var\(--colors-fg-default\)/,
  ))

test.each([
  [{ accent: 'teal' }, 'accent'],
  [{ accent: '#fff' }, 'accent'],
  [{ accent: '#7c3aed', neutral: 'red; } body { display: none' }, 'neutral'],
  [{ accent: '#7c3aed', radius: 25 }, 'radius'],
  [{ accent: '#7c3aed', radius: Number.NaN }, 'radius'],
  [{ accent: '#7c3aed', font: 'x; } body { display: none' }, 'font'],
  [{ accent: '#7c3aed', font: "'open" }, 'font'],
])('refuses %o', (options, name) => {
  expect(() => themeOf(options)).toThrow(RangeError)
  expect(() => themeOf(options)).toThrow(name)
})
