import { cssValue } from '../css-value.ts'
import { listTokens, referenceOf } from '../tokens-format.ts'
import { customProperty, tokenNames } from '../token-names.ts'
import type { Color, Dimension, ListedToken, Shadow, Typography } from '../tokens-format.ts'

export type FigmaMode = 'light' | 'dark'

/** A variable in Figma's own export format: a colour, a number, a string, or the name of another variable. */
interface Variable {
  $type: 'color' | 'number' | 'string'
  $value: unknown
  $description?: string
  $extensions?: Record<string, unknown>
}
interface Group {
  [name: string]: Variable | Group
}

const isVariable = (node: Variable | Group): node is Variable => '$value' in node

const rem = 16
/** Figma uses px. */
const pixels = ({ value, unit }: Dimension) => (unit === 'rem' ? value * rem : value)

const number = ($value: unknown): Variable => ({ $type: 'number', $value })
const color = ({ colorSpace, components, alpha = 1, hex }: Color): Variable => ({
  $type: 'color',
  $value: { colorSpace, components, alpha, hex },
})

const none: Dimension = { value: 0, unit: 'px' }
const noShadow: Shadow = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
  offsetX: none,
  offsetY: none,
  blur: none,
  spread: none,
}

/**
 * A shadow is an effect in Figma, and its parts are variables. Both modes need the same ones: the mode with
 * fewer layers gets layers without strength.
 */
const shadowLayers = (layers: Shadow[], count: number): Group =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => layers[index] ?? noShadow).map((layer, index) => [
      String(index + 1),
      {
        color: color(layer.color),
        x: number(pixels(layer.offsetX)),
        y: number(pixels(layer.offsetY)),
        blur: number(pixels(layer.blur)),
        spread: number(pixels(layer.spread)),
      },
    ]),
  )

/** A text style, with variables for its parts; line heights are in px there. */
const textStyle = (style: Typography): Group => ({
  family: { $type: 'string', $value: style.fontFamily },
  size: number(pixels(style.fontSize)),
  weight: number(style.fontWeight),
  'line-height': number(Math.round(pixels(style.fontSize) * style.lineHeight)),
  'letter-spacing': number(pixels(style.letterSpacing)),
})

/** Figma uses the installed name of a font: `Onest Variable` is `Onest`. */
const family = (names: string[]) => (names[0] ?? '').replace(/ Variable$/, '')

const figmaTypes: Partial<Record<ListedToken['type'], Variable['$type']>> = {
  color: 'color',
  fontFamily: 'string',
  cubicBezier: 'string',
}

const layersOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

function variable({ type, value: light, modes }: ListedToken, value: unknown): Variable | Group {
  // The name of another variable of the same file: Figma keeps it as an alias.
  if (referenceOf(value) !== undefined) return { $type: figmaTypes[type] ?? 'number', $value: value }
  switch (type) {
    case 'color':
      return color(value as Color)
    case 'shadow':
      return shadowLayers(value as Shadow[], Math.max(layersOf(light), layersOf(modes.dark)))
    case 'typography':
      return textStyle(value as Typography)
    case 'dimension':
      return number(pixels(value as Dimension))
    case 'duration':
      return number((value as Dimension).value)
    case 'fontFamily':
      return { $type: 'string', $value: family(value as string[]) }
    case 'cubicBezier':
      return { $type: 'string', $value: cssValue(type, value, String) }
    case 'fontWeight':
    case 'number':
      return number(value)
  }
}

/** What Figma shows beside a variable: its purpose, its name in code, and whether it is published. */
function notes({ path, description }: ListedToken) {
  const $extensions = {
    'com.figma.codeSyntax': { WEB: `var(${customProperty(tokenNames(path)[0])})` },
    // Components use meanings; the palette only exists for those.
    ...(path.startsWith('color.') ? { 'com.figma.hiddenFromPublishing': true } : {}),
  }
  return description === undefined ? { $extensions } : { $description: description, $extensions }
}

function put(tree: Group, path: string[], leaf: Variable | Group) {
  const [name = '', ...rest] = path
  if (rest.length === 0) tree[name] = leaf
  else put((tree[name] ??= {}) as Group, rest, leaf)
}

/**
 * One mode of the collection of variables, in the format of Figma's own import and export: a file for each
 * mode, which names its mode, with aliases by path within the file.
 */
export function figmaVariables(source: object, mode: FigmaMode): Group {
  const tree: Group = {}
  for (const token of listTokens(source)) {
    const value = mode === 'dark' ? (token.modes.dark ?? token.value) : token.value
    const made = variable(token, value)
    put(tree, token.path.split('.'), isVariable(made) ? { ...made, ...notes(token) } : made)
  }
  return { ...tree, $extensions: { 'com.figma.modeName': mode === 'dark' ? 'Dark' : 'Light' } as never }
}
