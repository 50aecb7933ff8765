import source from './tokens.json' with { type: 'json' }
import { color, darkValue, mapTokens, shadow } from './tokens.ts'

const inBothThemes = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

/** Where a reader asks for more contrast, quiet edges and quiet words give way to strong ones. */
const withMoreContrast = (light: string, dark: string, strong: string) => ({
  value: { base: light, _moreContrast: strong, _dark: { base: dark, _moreContrast: strong } },
})

const colorGroup = (group: object) =>
  mapTokens(group, (token) => inBothThemes(color(token.$value), color(darkValue(token) ?? token.$value)))

const { $type: _type, ...groups } = source.semantic
const colors = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, colorGroup(group)]))

const strongerColor = (group: 'border' | 'fg', name: string, strong: string) => {
  const token = source.semantic[group][name as never] as Parameters<typeof darkValue>[0]
  return withMoreContrast(color(token.$value), color(darkValue(token)), strong)
}

/** Colours of a small drawing that stays light on a dark page (`data-theme="light"` on a part of it). */
const alsoInLight = (group: 'bg' | 'border' | 'chart' | 'fg', ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const token = source.semantic[group][name as never] as Parameters<typeof darkValue>[0]
      const light = color(token.$value)
      return [name, { value: { base: light, _light: light, _dark: color(darkValue(token)) } }]
    }),
  )

const milliseconds = (token: { $value: { value: number } }) => `${token.$value.value}ms`
/** What moves stands still under reduced motion; `fast` stays, for colour and opacity alone. */
const stillOnRequest = (token: { $value: { value: number } }) => ({
  value: { base: milliseconds(token), _motionReduce: '0ms' },
})

export const semanticTokens = {
  colors: {
    ...colors,
    bg: { ...colors.bg, ...alsoInLight('bg', 'canvas', 'surface') },
    chart: { ...colors.chart, ...alsoInLight('chart', 'cat-1', 'cat-2') },
    border: {
      ...colors.border,
      ...alsoInLight('border', 'subtle'),
      default: strongerColor('border', 'default', '{colors.border.control}'),
      strong: strongerColor('border', 'strong', '{colors.border.control}'),
    },
    fg: {
      ...colors.fg,
      ...alsoInLight('fg', 'default'),
      muted: strongerColor('fg', 'muted', '{colors.fg.default}'),
      subtle: strongerColor('fg', 'subtle', '{colors.fg.default}'),
    },
  },
  shadows: mapTokens(source.shadow, (token) =>
    inBothThemes(shadow(token.$value), shadow(darkValue(token) ?? token.$value)),
  ),
  fonts: {
    body: {
      value: {
        base: '{fonts.onest}',
        _fontOnest: '{fonts.onest}',
        _fontInter: '{fonts.inter}',
        _fontManrope: '{fonts.manrope}',
        _fontSystem: '{fonts.system}',
      },
    },
  },
  durations: {
    fast: { value: milliseconds(source.duration.fast) },
    base: stillOnRequest(source.duration.base),
    slow: stillOnRequest(source.duration.slow),
    overlay: stillOnRequest(source.duration.overlay),
  },
}
