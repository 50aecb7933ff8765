import { cssValue, dimension } from './css-value.ts'
import { isToken } from './tokens-format.ts'
import { spaceName, tokenNames } from './token-names.ts'
import type { Dimension, Token, TokenType } from './tokens-format.ts'
import source from './tokens.json' with { type: 'json' }

/** Converts a group of W3C tokens and keeps its shape; `$type` and other group properties are dropped. */
export function mapTokens<Result>(group: object, convert: (token: Token) => Result): Record<string, Result> {
  const entries = Object.entries(group).filter(([key]) => !key.startsWith('$'))
  // For Panda a nested group has the same shape as its tokens, so one Result covers both.
  return Object.fromEntries(
    entries.map(([key, node]) => [key, isToken(node) ? convert(node) : (mapTokens(node, convert) as Result)]),
  )
}

/**
 * A value for Panda: CSS, or a reference with Panda's names (`{color.teal.600}` is
 * `{colors.palette.teal.600}`).
 */
export const pandaValue = (type: TokenType, value: unknown) =>
  cssValue(type, value, (path) => `{${tokenNames(path)[0]}}`)

const values = (group: { $type: string }) =>
  mapTokens(group, ({ $value }) => ({ value: pandaValue(group.$type as TokenType, $value) }))

/** Allowed widths and heights besides the steps of the grid. */
const proportions = {
  full: { value: '100%' },
  screen: { value: '100dvh' },
  'min-content': { value: 'min-content' },
  'max-content': { value: 'max-content' },
  'fit-content': { value: 'fit-content' },
}

const spacing = Object.fromEntries(
  Object.entries(values(source.space)).map(([name, value]) => [spaceName(name), value]),
)
const { body: _body, ...fonts } = source.font

export const tokens = {
  // Only semantic tokens use these; components never do.
  colors: {
    palette: values(source.color),
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  spacing,
  sizes: { ...spacing, ...values(source.size), sidebar: values(source.sidebar), ...proportions },
  radii: values(source.radius),
  fonts: values(fonts),
  fontWeights: values(source.weight),
  easings: values(source.easing),
  zIndex: values(source.z),
}

/**
 * From this width up: `mobile` 768 px (a phone is below), `laptop` 1080, `wide` 1440; `mobileDown` is below
 * 768.
 */
export const breakpoints = mapTokens(source.breakpoint, ({ $value }) => dimension($value as Dimension))
