import { describe, expect, test } from 'vitest'
import { listTokens, referenceOf } from './tokens-format.ts'
import type { Color, Dimension, ListedToken, Shadow, TokenType, Typography } from './tokens-format.ts'
import source from './tokens.json' with { type: 'json' }

const tokens = listTokens(source)
const byPath = new Map(tokens.map((token) => [token.path, token]))
const each = tokens.flatMap((token) =>
  [token.value, ...Object.values(token.modes)].map((value) => [token.path, token, value] as const),
)

const isDimension = (value: unknown, units: string[]) => {
  const { value: amount, unit, ...rest } = value as Dimension
  return typeof amount === 'number' && units.includes(unit) && Object.keys(rest).length === 0
}
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha = 1, hex } = value as Color
  return (
    colorSpace === 'srgb' &&
    components.length === 3 &&
    components.every((part) => part >= 0 && part <= 1) &&
    alpha >= 0 &&
    alpha <= 1 &&
    // The format has the hex as a fallback without alpha, and it must be the same colour.
    hex ===
      `#${components
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
  )
}
const lengths = ['px', 'rem']
const isValid: Record<TokenType, (value: unknown) => boolean> = {
  color: isColor,
  dimension: (value) => isDimension(value, lengths),
  duration: (value) => isDimension(value, ['ms', 's']),
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  number: (value) => typeof value === 'number',
  cubicBezier: (value) => {
    const [x1, , x2] = value as number[]
    return (value as number[]).length === 4 && [x1, x2].every((x = -1) => x >= 0 && x <= 1)
  },
  shadow: (value) =>
    (value as Shadow[]).every(
      ({ color, ...measures }) =>
        isColor(color) &&
        Object.keys(measures).toSorted().join(' ') === 'blur offsetX offsetY spread' &&
        Object.values(measures).every((measure) => isDimension(measure, lengths)),
    ),
  typography: (value) => {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = value as Typography
    return (
      byPath.get(referenceOf(fontFamily) ?? '')?.type === 'fontFamily' &&
      isDimension(fontSize, lengths) &&
      isDimension(letterSpacing, lengths) &&
      typeof fontWeight === 'number' &&
      typeof lineHeight === 'number'
    )
  },
}

describe('tokens.json follows the W3C Design Tokens Format 2025.10', () => {
  test('names are valid: none begins with $ or contains a brace or a dot', () => {
    const check = (group: object) => {
      for (const [name, node] of Object.entries(group)) {
        if (name.startsWith('$')) expect(['$description', '$type', '$value', '$extensions']).toContain(name)
        else {
          expect(name).toMatch(/^[^{}.$]+$/)
          check(node)
        }
      }
    }
    check(source)
  })

  test("every token has a type of the format, its own or its group's", () => {
    for (const { path, type } of tokens) expect(isValid, path).toHaveProperty(type)
  })

  test('every value matches its type, or refers to a token of the same type', () => {
    for (const [path, { type }, value] of each) {
      const reference = referenceOf(value)
      if (reference === undefined) expect(isValid[type](value), path).toBe(true)
      else expect(byPath.get(reference)?.type, `${path} → ${reference}`).toBe(type)
    }
  })

  test("references aren't circular", () => {
    const follow = (token: ListedToken | undefined, seen: string[] = []): void => {
      expect(seen).not.toContain(token?.path)
      const next = referenceOf(token?.value)
      if (next !== undefined) follow(byPath.get(next), [...seen, token?.path ?? ''])
    }
    for (const token of tokens) follow(token)
  })

  test('every semantic colour has its own dark value', () => {
    const without = tokens.filter(
      ({ path, modes }) => path.startsWith('semantic.') && modes.dark === undefined,
    )
    expect(without).toEqual([])
  })
})
