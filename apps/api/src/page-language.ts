import { isLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'

/** What the app keeps on a device; see `libs/session/src/language.ts`. */
export const languageCookie = 'language'

/**
 * The language of a page: the one chosen on the device, otherwise the one of ours that the browser likes best, otherwise
 * English. Says in the answer what it depends on.
 */
export function pageLanguage(context: Context): Language {
  context.header('Vary', 'Accept-Language, Cookie', { append: true })
  const chosen = getCookie(context, languageCookie)
  if (isLanguage(chosen)) return chosen
  const asked = accepts(context, {
    header: 'Accept-Language',
    supports: [],
    default: 'en',
    // A browser asks for `tr-TR`.
    match: (wanted) =>
      wanted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0])
        .find(isLanguage) ?? 'en',
  })
  return isLanguage(asked) ? asked : 'en'
}
