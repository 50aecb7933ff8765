import source from './tokens.json' with { type: 'json' }

/** The parts of the W3C Design Tokens format that tokens.json uses. */
interface Dimension {
  value: number
  unit: string
}
export interface Color {
  components: number[]
  alpha?: number
  hex: string
}
interface Shadow {
  color: Color
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}
interface Token {
  $value: unknown
  $extensions?: { 'app.tandem.modes': { dark: unknown } }
  $description?: string
}

const isToken = (node: unknown): node is Token =>
  typeof node === 'object' && node !== null && '$value' in node

/** Walks a group of W3C tokens and keeps its shape; `$type` and other notes of the group fall away. */
export function mapTokens<Result>(group: object, convert: (token: Token) => Result): Record<string, Result> {
  const entries = Object.entries(group).filter(([key]) => !key.startsWith('$'))
  // A nested group has the same shape as its tokens to Panda, so one Result stands for both.
  return Object.fromEntries(
    entries.map(([key, node]) => [key, isToken(node) ? convert(node) : (mapTokens(node, convert) as Result)]),
  )
}

/** The dark value of a token that has one; tokens without it look the same in both themes. */
export const darkValue = (token: Token) => token.$extensions?.['app.tandem.modes'].dark

const dimension = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`)
const dimensions = (group: object) =>
  mapTokens(group, (token) => ({ value: dimension(token.$value as Dimension) }))

/** A CSS colour, or a reference into Panda's palette (`{color.teal.600}` becomes `{colors.palette.teal.600}`). */
export function color(value: unknown) {
  if (typeof value === 'string') return value.replace('{color.', '{colors.palette.')
  const { hex, alpha = 1 } = value as Color
  if (alpha === 1) return hex
  const hexAlpha = Math.round(alpha * 255)
  return hex + hexAlpha.toString(16).padStart(2, '0')
}

/** A CSS `box-shadow`; a shadow of no size is `none`. */
export function shadow(value: unknown) {
  const layers = (value as Shadow[]).filter(({ color: { alpha } }) => alpha !== 0)
  if (layers.length === 0) return 'none'
  return layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        .map(dimension)
        .concat(color(layer.color))
        .join(' '),
    )
    .join(', ')
}

/** Steps between two steps of the 4 px grid; the measures of controls need them. */
const halfSteps = {
  '0.5': { value: '2px' },
  '1.5': { value: '6px' },
  '2.5': { value: '10px' },
  '3.5': { value: '14px' },
}

/** What a width or height may be besides a step of the grid. */
const proportions = {
  full: { value: '100%' },
  screen: { value: '100dvh' },
  'min-content': { value: 'min-content' },
  'max-content': { value: 'max-content' },
  'fit-content': { value: 'fit-content' },
}

const spacing = { ...dimensions(source.space), ...halfSteps }

export const tokens = {
  // Only semantic tokens name these; components never do.
  colors: {
    palette: mapTokens(source.color, (token) => ({ value: color(token.$value) })),
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  spacing,
  sizes: { ...spacing, ...dimensions(source.size), sidebar: dimensions(source.sidebar), ...proportions },
  radii: dimensions(source.radius),
  fonts: mapTokens(source.font, (token) => ({
    value: (token.$value as string[]).map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name)).join(', '),
  })),
  fontWeights: mapTokens(source.weight, (token) => ({ value: String(token.$value) })),
  easings: mapTokens(source.easing, (token) => ({
    value: `cubic-bezier(${(token.$value as number[]).join(', ')})`,
  })),
  zIndex: mapTokens(source.z, (token) => ({ value: String(token.$value) })),
}

/** From this width up: `mobile` 768 px (below it is a phone), `laptop` 1080, `wide` 1440; `mobileDown` is below 768. */
export const breakpoints = Object.fromEntries(
  Object.entries(dimensions(source.breakpoint)).map(([name, { value }]) => [name, value]),
)
