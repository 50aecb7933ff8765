import { readForm, refuseForeignForms } from '@tandem/api-server'
import { isLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { languageCookie } from './page-language.ts'

/** As long as the app keeps it; see `libs/session/src/language.ts`. */
const maxAge = 31_536_000

/**
 * Keeps the language that a person without script chose on a page before sign-in, and reloads that page: the redirect
 * goes to the address of the form, so no form can lead elsewhere. Other forms go to the next handler.
 */
export const chooseLanguage =
  (appUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const chosen = await readChoice(context.req.raw, appUrl)
    if (chosen === null) return next()
    // The app reads it too.
    setCookie(context, languageCookie, chosen, { path: '/', maxAge, sameSite: 'Lax' })
    context.header('Cache-Control', 'no-store')
    const { pathname, search } = new URL(context.req.url)
    // Browsers read two slashes at the start as the name of another host.
    return context.redirect(`/${pathname.replace(/^\/+/, '')}${search}`, 303)
  }

/** The language that a form of ours chooses; null for any other form. */
async function readChoice(request: Request, appUrl: string): Promise<Language | null> {
  try {
    refuseForeignForms(request, appUrl)
    const { language, ...others } = await readForm(request.clone())
    return isLanguage(language) && Object.keys(others).length === 0 ? language : null
  } catch {
    // The handler of the form refuses it too, and says why.
    return null
  }
}
