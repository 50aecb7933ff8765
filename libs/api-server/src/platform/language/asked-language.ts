import { languages } from '@tandem/api-contract'
import type { Language } from '@tandem/api-contract'

/** The rest of a longer header isn't read; browsers send far less. */
const longestHeader = 1000

const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag)

/** The language of a range such as `tr-TR`; null if we don't have it. For any language (`*`) that is English. */
function languageOf(range: string): Language | null {
  const [tag = ''] = range.split('-')
  return tag === '*' ? languages[0] : isLanguage(tag) ? tag : null
}

/** The weight of a range: 0 to 1 with at most three decimals (RFC 9110, 12.4.2). An invalid weight counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight.slice(2)) ? Number(weight.slice(2)) : 0
}

/** The language that a browser prefers according to `Accept-Language`; English if it accepts none of ours. */
export function askedLanguage(headers: Headers): Language {
  const wanted = (headers.get('accept-language') ?? '')
    .slice(0, longestHeader)
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((piece) => piece.trim())
      return { language: languageOf(tag), weight: weightOf(parameters) }
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    // The sort is stable, so the first of several with the same weight wins.
    .toSorted((one, other) => other.weight - one.weight)
  return wanted[0]?.language ?? languages[0]
}
