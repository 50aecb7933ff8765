import { language } from './language.ts'
import { perLanguage } from './per-language.ts'

const names = perLanguage(
  (inLanguage) => new Intl.DisplayNames(inLanguage, { type: 'region', fallback: 'none' }),
)

/** A country's name; shops use codes, or any text. */
export const countryName = (country: string, inLanguage = language()) =>
  /^[A-Z]{2}$/.test(country) ? (names(inLanguage).of(country) ?? country) : country
