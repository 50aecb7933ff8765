/** The languages of the product, English first. */
export const languages = ['en', 'tr'] as const
export type Language = (typeof languages)[number]

let inUse: Language = 'en'

/**
 * The language in which texts, dates and names are shown. A server, which answers many people, passes a language to
 * each function instead.
 */
export const language = (): Language => inUse

/** Chooses the language in use; called once, before anything is rendered. An unknown one is English. */
export function setLanguage(chosen: string): void {
  inUse = isLanguage(chosen) ? chosen : 'en'
}

/** Whether a text names a language of the product. */
export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language)

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe' }

/** The file of a text in a language; English ones have no language in their name: `terms.txt`, `terms.tr.txt`. */
export const textFile = (name: string, of: Language): string =>
  of === 'en' ? `${name}.txt` : `${name}.${of}.txt`
