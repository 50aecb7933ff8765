/** The parts of the W3C Design Tokens Format (2025.10) that tokens.json uses. */
export interface Dimension {
  value: number
  unit: string
}
export interface Color {
  colorSpace: string
  components: number[]
  alpha?: number
  hex: string
}
export interface Shadow {
  color: Color
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}
export interface Typography {
  fontFamily: string
  fontSize: Dimension
  fontWeight: number
  lineHeight: number
  letterSpacing: Dimension
}
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'typography'

/** A situation in which a token has a different value. The format has no modes, so they are an extension. */
export type Mode =
  'dark' | 'moreContrast' | 'reducedMotion' | 'fontOnest' | 'fontInter' | 'fontManrope' | 'fontSystem'

export interface Token {
  $value: unknown
  $type?: string
  $description?: string
  $extensions?: { 'app.tandem.modes': Partial<Record<Mode, unknown>> }
}

/** A token with its groups' properties; `path` is its name in references: `semantic.bg.canvas`. */
export interface ListedToken {
  path: string
  type: TokenType
  value: unknown
  modes: Partial<Record<Mode, unknown>>
  description?: string | undefined
}

export const isToken = (node: unknown): node is Token =>
  typeof node === 'object' && node !== null && '$value' in node

/** The value of a token in a mode, if it differs there. */
export const valueIn = (token: Token, mode: Mode): unknown => token.$extensions?.['app.tandem.modes'][mode]

/** All tokens of a group and its subgroups, in the order of the file. */
export function listTokens(group: object, path = '', inherited?: string): ListedToken[] {
  const type = '$type' in group ? String(group.$type) : inherited
  if (isToken(group))
    return [
      {
        path,
        type: type as TokenType,
        value: group.$value,
        modes: group.$extensions?.['app.tandem.modes'] ?? {},
        description: group.$description,
      },
    ]
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, node]) => listTokens(node as object, path === '' ? name : `${path}.${name}`, type))
}

/** The path that a value refers to, if it is a reference (`{color.teal.600}`). */
export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined
