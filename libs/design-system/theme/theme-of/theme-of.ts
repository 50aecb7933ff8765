import { customProperty, tokenNames } from '../token-names.ts'
import { listTokens, referenceOf } from '../tokens-format.ts'
import type { Color, Dimension, ListedToken } from '../tokens-format.ts'
import { checkPairs, holdsAsSolid } from './checked-pairs.ts'
import { luminance, oklchOf, withLuminance } from './colour.ts'
import type { Colours } from './colour.ts'
import { seriesBeside, turned } from './series-colours.ts'
import source from '../tokens.json' with { type: 'json' }

export interface ThemeOptions {
  /** The colour of the brand, `#rrggbb`. */
  accent: string
  /** A colour whose hue greys get, `#rrggbb`; without it they stay ours. */
  neutral?: string
  /** The radius of buttons and fields in px, from 0 to 24; smaller and larger parts follow. Ours is 8. */
  radius?: number
  /** A CSS `font-family`. The page loads the font. */
  font?: string
}

/** Custom properties by name: `--colors-accent-solid`. */
export type ThemeTokens = Record<`--${string}`, string>

export interface Theme {
  light: ThemeTokens
  dark: ThemeTokens
  /** Both, and what differs for readers who want more contrast, as a stylesheet. Load it on the page, in any order. */
  css: string
}

type Mode = 'light' | 'dark'

const { $type: _type, ...semantic } = source.semantic
const colours = listTokens(semantic, '', 'color')
const palette = new Map(
  listTokens(source.color, 'color').map(({ path, value }) => [path, (value as Color).hex]),
)
const anchor = oklchOf(palette.get('color.teal.600') ?? '')

const valueOf = ({ value, modes }: ListedToken, mode: Mode) => (mode === 'dark' && modes.dark) || value
const propertyOf = (path: string) => customProperty(tokenNames(`semantic.${path}`)[0]) as `--${string}`

/** A scrim is black with transparency in every theme. */
const isScrim = ({ path }: ListedToken) => path.startsWith('overlay.')

/** Tokens that have the accent's hue without referring to its palette. */
const isOfAccent = (path: string) => /^(focus\.ring|chart\.(cat-1|seq-\d|div-[567]))$/.test(path)

/** The neutral step of our own diverging scale, and the gap around the focus. */
const isOfNeutral = (path: string) => path === 'chart.div-4' || path === 'focus.gap'

/** By how much the accent's hue differs from ours. A grey has no hue, so it turns nothing. */
function turnOf(accent: string) {
  const { chroma, hue } = oklchOf(accent)
  return chroma < 0.02 ? 0 : hue - anchor.hue
}

/** The colours of a mode, each with the luminance that ours has there, so that all contrasts stay. */
function coloursIn(mode: Mode, { accent, neutral }: ThemeOptions): Colours {
  const own = oklchOf(accent)
  const turn = turnOf(accent)
  const asAccent = (hex: string) =>
    withLuminance(luminance(hex), {
      chroma: (oklchOf(hex).chroma * own.chroma) / anchor.chroma,
      hue: own.hue,
    })
  const tint = neutral === undefined ? undefined : oklchOf(neutral)
  const asNeutral = (hex: string) =>
    tint === undefined
      ? hex
      : withLuminance(luminance(hex), { chroma: Math.min(tint.chroma, 0.015), hue: tint.hue })
  const found: Colours = {}
  for (const token of colours.filter((each) => !isScrim(each))) {
    const { path } = token
    const value = valueOf(token, mode)
    const reference = referenceOf(value)
    const hex = reference === undefined ? (value as Color).hex : (palette.get(reference) ?? '')
    if (isOfAccent(path) || reference?.startsWith('color.teal.')) found[path] = asAccent(hex)
    else if (isOfNeutral(path) || reference?.startsWith('color.neutral.')) found[path] = asNeutral(hex)
    else if (/^chart\.div-[123]$/.test(path)) found[path] = turned(hex, turn)
    else found[path] = hex
  }
  return found
}

const otherSeries = ['2', '3', '4', '5', '6'].map((number) => `chart.cat-${number}`)

/** The colours of both modes, in which a series has the same hue. */
function coloursOf(options: ThemeOptions): Record<Mode, Colours> {
  const modes = (['light', 'dark'] as const).map((mode) => coloursIn(mode, options))
  const beside = seriesBeside(
    modes.map((found) => ({
      first: found['chart.cat-1'] ?? '',
      others: otherSeries.map((name) => found[name] ?? ''),
    })),
    turnOf(options.accent),
  )
  const [light = {}, dark = {}] = modes.map((found, mode) =>
    withOwnSolid(
      {
        ...found,
        ...Object.fromEntries(otherSeries.map((name, index) => [name, beside[mode]?.[index] ?? ''])),
      },
      options.accent,
    ),
  )
  return { light, dark }
}

/** The accent itself on buttons, if its contrasts suffice; its hover keeps the distance that ours has. */
function withOwnSolid(found: Colours, accent: string): Colours {
  if (!holdsAsSolid(found, accent)) return found
  const { 'accent.solid': solid = '', 'accent.solid-hover': hover = '' } = found
  const wanted = Math.min((luminance(accent) * luminance(hover)) / luminance(solid), 1)
  const own = {
    ...found,
    'accent.solid': accent,
    'accent.solid-hover': withLuminance(wanted, oklchOf(accent)),
  }
  return holdsAsSolid(own, own['accent.solid-hover']) ? own : found
}

function checkOptions({ accent, neutral = '#000000', radius = 0, font = 'x' }: ThemeOptions) {
  for (const [name, value] of Object.entries({ accent, neutral }))
    if (!/^#[\da-f]{6}$/i.test(value)) throw new RangeError(`${name} must be a colour such as #00737c`)
  if (!(radius >= 0 && radius <= 24)) throw new RangeError('radius must be from 0 to 24')
  if (font.trim() === '' || /[^\p{L}\d\s,'"_-]/u.test(font) || (font.match(/['"]/g)?.length ?? 0) % 2 === 1)
    throw new RangeError('font must be names of fonts with commas between them')
}

/** Radii and the font: the same in both modes. */
function shapesOf({ radius, font }: ThemeOptions): ThemeTokens {
  const ours = source.radius.md.$value.value
  const radii = listTokens(source.radius, 'radius').filter(({ path }) => path !== 'radius.full')
  const scaled = radii.map(({ path, value }) => [
    customProperty(tokenNames(path)[0]),
    `${Math.round(((value as Dimension).value * (radius ?? ours) * 10) / ours) / 10}px`,
  ])
  return {
    ...(radius !== undefined && (Object.fromEntries(scaled) as ThemeTokens)),
    ...(font !== undefined && { '--fonts-body': font }),
  }
}

const blockOf = (selector: string, tokens: ThemeTokens) =>
  `${selector} {\n${Object.entries(tokens)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/** What the theme changes for readers who want more contrast, in both modes. */
function inMoreContrast(changed: readonly ListedToken[]): ThemeTokens {
  const stronger = changed.flatMap(({ path, modes }) => {
    const reference = referenceOf(modes.moreContrast)?.replace('semantic.', '')
    return reference === undefined ? [] : [[propertyOf(path), `var(${propertyOf(reference)})`]]
  })
  return Object.fromEntries(stronger) as ThemeTokens
}

/**
 * A theme with your own colours for light and dark, charts included. Greens, reds and the like of states stay ours.
 *
 * Colours that don't reach the contrasts of WCAG 2.2 AA (4.5 for text, 3 for controls, the focus, and series of
 * charts) are adjusted: the accent's hue stays, and its lightness changes until they do. `accent.solid` is the accent itself
 * wherever that holds. Series of charts follow the accent's hue and stay different from each other, also for people
 * without red or green cones.
 *
 * @throws RangeError When an option isn't a colour, a radius or names of fonts.
 */
export function themeOf(options: ThemeOptions): Theme {
  checkOptions(options)
  const accent = options.accent.toLowerCase()
  const ours = { light: plainColours('light'), dark: plainColours('dark') }
  const own = coloursOf({ ...options, accent })
  checkPairs(own.light)
  checkPairs(own.dark)
  // A token that changes in one mode is in both, so that no mode gets the other's value.
  const changed = colours.filter(
    ({ path }) => own.light[path] !== ours.light[path] || own.dark[path] !== ours.dark[path],
  )
  const shapes = shapesOf(options)
  const tokensIn = (mode: Mode): ThemeTokens => ({
    ...Object.fromEntries(changed.map(({ path }) => [propertyOf(path), own[mode][path] ?? ''])),
    ...shapes,
  })
  const [light, dark, strong] = [tokensIn('light'), tokensIn('dark'), inMoreContrast(changed)]
  const everywhere = ':where(:root, :host), :is(.light, .dark, [data-theme])'
  const css = [
    blockOf(':where(:root, :host), :is(.light, [data-theme=light])', light),
    // Paper is always light.
    `@media not print {\n${blockOf(':is(.dark, [data-theme=dark])', dark)}}\n`,
    ...(Object.keys(strong).length > 0
      ? [`@media (prefers-contrast: more) {\n${blockOf(everywhere, strong)}}\n`]
      : []),
  ]
  return { light, dark, css: css.join('') }
}

/** Our own colours of a mode. */
const plainColours = (mode: Mode): Colours =>
  Object.fromEntries(
    colours
      .filter((token) => !isScrim(token))
      .map((token) => {
        const value = valueOf(token, mode)
        return [token.path, palette.get(referenceOf(value) ?? '') ?? (value as Color).hex]
      }),
  )
