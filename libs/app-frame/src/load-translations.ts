import { language } from '@tandem/format'
import type { Language } from '@tandem/format'
import { addTranslations } from './define-messages.ts'
import type { Catalogue } from './define-messages.ts'

/**
 * How to load the texts of a library in each other language. English comes with the code.
 *
 * @example
 * const translations = { tr: () => import('./tr.ts') }
 */
export type Translations = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<string, readonly Catalogue[]>>>>
>

/**
 * Loads the texts of a library in the language in use; loads nothing for English. Await it before anything of the
 * library is rendered.
 */
export async function loadTranslations(translations: Translations | undefined): Promise<void> {
  const inUse = language()
  if (inUse === 'en' || translations === undefined) return
  addTranslations(Object.values(await translations[inUse]()).flat())
}
