import { cssValue, dimension } from '../css-value.ts'
import { listTokens, referenceOf } from '../tokens-format.ts'
import { tokenNames } from '../token-names.ts'
import type { ListedToken, Mode, Typography } from '../tokens-format.ts'

/** A token's value, or the values of the parts of a text style. */
type Value = string | Record<keyof Typography, string>

/** A token's value in both themes, and in every other mode where it differs. */
export type TokenValues = { light: Value; dark: Value } & {
  moreContrast?: { light: Value; dark: Value }
} & Partial<Record<Exclude<Mode, 'dark' | 'moreContrast'>, Value>>

/** Every token by its public name, with all references resolved. */
export function tokenValues(source: object): Record<string, TokenValues> {
  const tokens = listTokens(source)
  const byPath = new Map(tokens.map((token) => [token.path, token]))

  function plain({ type }: ListedToken, value: unknown, mode?: Mode): Value {
    const follow = (path: string): string => {
      const target = byPath.get(path)
      if (target === undefined) throw new Error(`tokens.json refers to ${path}, which is not there.`)
      return plain(target, (mode && target.modes[mode]) ?? target.value, mode) as string
    }
    if (type !== 'typography' || referenceOf(value) !== undefined) return cssValue(type, value, follow)
    const style = value as Typography
    return {
      fontFamily: cssValue('fontFamily', style.fontFamily, follow),
      fontSize: dimension(style.fontSize),
      fontWeight: String(style.fontWeight),
      lineHeight: String(style.lineHeight),
      letterSpacing: dimension(style.letterSpacing),
    }
  }

  const valuesOf = (token: ListedToken): TokenValues => {
    const inThemes = (value: unknown) => ({ light: plain(token, value), dark: plain(token, value, 'dark') })
    const { dark, moreContrast, ...others } = token.modes
    return {
      light: plain(token, token.value),
      dark: plain(token, dark ?? token.value, 'dark'),
      ...(moreContrast === undefined ? {} : { moreContrast: inThemes(moreContrast) }),
      ...Object.fromEntries(Object.entries(others).map(([mode, value]) => [mode, plain(token, value)])),
    }
  }
  return Object.fromEntries(
    tokens.flatMap((token) => tokenNames(token.path).map((name) => [name, valuesOf(token)])),
  )
}

/** The module with these values: its code, and its types, in which every value is a literal. */
export function tokenValuesModule(source: object): { js: string; types: string } {
  const values = JSON.stringify(tokenValues(source), null, 2)
  return {
    js: `/** Made from tokens.json: change that. */\nexport const tokenValues = ${values}\n`,
    types: [
      '/** Every token with its plain values: for a canvas, a mail, a picture; a page takes the custom properties. */\n',
      `export declare const tokenValues: ${values.replaceAll(/^( *)"/gm, '$1readonly "')}\n`,
      '/** The name of a token, as `token()` and `css()` take it. */\n',
      'export type TokenName = keyof typeof tokenValues\n',
    ].join(''),
  }
}
