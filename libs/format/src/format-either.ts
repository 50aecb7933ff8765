import { language } from './language.ts'
import { perLanguage } from './per-language.ts'

const either = perLanguage((inLanguage) => new Intl.ListFormat(inLanguage, { type: 'disjunction' }))

/** Names of which one is enough: `Google, Facebook, or Apple`, in Turkish `Google, Facebook veya Apple`. */
export const formatEither = (names: readonly string[], inLanguage = language()): string =>
  either(inLanguage).format(names)
