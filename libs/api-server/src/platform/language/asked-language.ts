import { languages } from '@tandem/api-contract'
import type { Language } from '@tandem/api-contract'

/** Browsers send far less; the rest isn't read. */
const longestHeader = 1000

const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag)

/** The language of a range such as `tr-TR`; any other language (`*`) is as good as English. */
function languageOf(range: string): Language | null {
  const [tag = ''] = range.split('-')
  return tag === '*' ? languages[0] : isLanguage(tag) ? tag : null
}

/** How much a range is wanted: 0 to 1 with at most three decimals (RFC 9110, 12.4.2); 0 for anything else. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight.slice(2)) ? Number(weight.slice(2)) : 0
}

/** The language that a browser asks for with `Accept-Language`; English when it asks for none of ours. */
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
    // Stable: of those that are wanted as much, the first one.
    .toSorted((one, other) => other.weight - one.weight)
  return wanted[0]?.language ?? languages[0]
}
