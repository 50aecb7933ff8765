import { language } from './language.ts'
import { perLanguage } from './per-language.ts'

const collators = perLanguage(
  (inLanguage) => new Intl.Collator(inLanguage, { sensitivity: 'base', numeric: true }),
)

/**
 * The order of two names as readers of the language expect it, for `toSorted`: in Turkish `ç` comes after `c` and `ı`
 * before `i`. Case doesn't matter, and `Store 10` comes after `Store 9`.
 */
export const compareNames = (one: string, other: string): number => collators(language()).compare(one, other)
