import { mapTokens, pandaValue } from './tokens.ts'
import { valueIn } from './tokens-format.ts'
import type { Mode, Token, TokenType } from './tokens-format.ts'
import source from './tokens.json' with { type: 'json' }

/** Panda's names for the modes of tokens.json. */
const conditions = {
  dark: '_dark',
  moreContrast: '_moreContrast',
  reducedMotion: '_motionReduce',
  fontOnest: '_fontOnest',
  fontInter: '_fontInter',
  fontManrope: '_fontManrope',
  fontSystem: '_fontSystem',
} satisfies Record<Mode, string>

/** A token with its values in every mode. A value for more contrast also applies in the dark theme. */
function inAllModes(type: TokenType, token: Token) {
  const found = Object.entries(conditions).flatMap(([mode, condition]) => {
    const value = valueIn(token, mode as Mode)
    return value === undefined ? [] : [[condition, pandaValue(type, value)] as const]
  })
  const { _dark: dark, ...others } = Object.fromEntries(found)
  const base = pandaValue(type, token.$value)
  if (dark === undefined) return { value: { base, ...others } }
  const { _moreContrast: strong } = others
  return {
    value: { base, ...others, _dark: strong === undefined ? dark : { base: dark, _moreContrast: strong } },
  }
}

const inModes = (type: TokenType) => (token: Token) => inAllModes(type, token)

const { $type: _type, ...groups } = source.semantic
const colors = Object.fromEntries(
  Object.entries(groups).map(([name, group]) => [name, mapTokens(group, inModes('color'))]),
)

/** Colours of a small drawing that stays light on a dark page (`data-theme="light"` on a part of it). */
const alsoInLight = <Name extends string>(group: Record<Name, Token>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { value } = inAllModes('color', group[name])
      return [name, { value: { ...value, _light: value.base } }]
    }),
  )

// A stylesheet needs no duration of zero.
const { instant: _instant, ...durations } = source.duration

export const semanticTokens = {
  colors: {
    ...colors,
    bg: { ...colors.bg, ...alsoInLight(source.semantic.bg, 'canvas', 'surface') },
    chart: { ...colors.chart, ...alsoInLight(source.semantic.chart, 'cat-1', 'cat-2') },
    border: { ...colors.border, ...alsoInLight(source.semantic.border, 'subtle') },
    fg: { ...colors.fg, ...alsoInLight(source.semantic.fg, 'default') },
  },
  shadows: mapTokens(source.shadow, inModes('shadow')),
  fonts: { body: inAllModes('fontFamily', source.font.body) },
  durations: mapTokens(durations, inModes('duration')),
}
