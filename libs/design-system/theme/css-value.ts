import { referenceOf } from './tokens-format.ts'
import type { Color, Dimension, Shadow, TokenType } from './tokens-format.ts'

export const dimension = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`)

function color({ hex, alpha = 1 }: Color) {
  if (alpha === 1) return hex
  const hexAlpha = Math.round(alpha * 255)
  return hex + hexAlpha.toString(16).padStart(2, '0')
}

/** A CSS `box-shadow`; a shadow without strength is `none`. */
function shadow(layers: Shadow[]) {
  const visible = layers.filter((layer) => layer.color.alpha !== 0)
  if (visible.length === 0) return 'none'
  return visible
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        .map(dimension)
        .concat(color(layer.color))
        .join(' '),
    )
    .join(', ')
}

const fontFamily = (names: string[]) =>
  names.map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name)).join(', ')

/**
 * The CSS value of a tokens.json value. `refer` converts the path of a reference.
 *
 * @throws When the type has no single CSS value (`typography`, which is several properties).
 */
export function cssValue(type: TokenType, value: unknown, refer: (path: string) => string): string {
  const reference = referenceOf(value)
  if (reference !== undefined) return refer(reference)
  switch (type) {
    case 'color':
      return color(value as Color)
    case 'shadow':
      return shadow(value as Shadow[])
    case 'dimension':
      return dimension(value as Dimension)
    case 'duration': {
      const { value: amount, unit } = value as Dimension
      return `${amount}${unit}`
    }
    case 'fontFamily':
      return fontFamily(value as string[])
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`
    case 'fontWeight':
    case 'number':
      return String(value)
    case 'typography':
      throw new Error('A text style is several properties, not one value.')
  }
}
