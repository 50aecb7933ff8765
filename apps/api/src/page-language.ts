import { askedLanguage } from '@tandem/api-server'
import { isLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** The cookie in which the app stores the language on a device; see `libs/session/src/language.ts`. */
export const languageCookie = 'language'

/**
 * The language of a page: the one chosen on the device, otherwise the supported one that the browser prefers, otherwise
 * English. Adds the headers that it depends on to `Vary`.
 */
export function pageLanguage(context: Context): Language {
  context.header('Vary', 'Accept-Language, Cookie', { append: true })
  const chosen = getCookie(context, languageCookie)
  return isLanguage(chosen) ? chosen : askedLanguage(context.req.raw.headers)
}
