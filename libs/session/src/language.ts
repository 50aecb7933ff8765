import type { Language } from '@tandem/api-contract'
import { keepCookie, readCookie } from './cookie.ts'

/** A cookie, because the server that sends the document must know it. It is kept for a year. */
const cookie = { name: 'language', seconds: 31_536_000 }

/** The language that was last chosen on this device; undefined: the browser's language is used. */
export const readKeptLanguage = () => readCookie(cookie.name)

/** Stores the language in which this device opens pages from now on, also before sign-in. */
export const keepLanguage = (language: Language) => keepCookie(cookie.name, language, cookie.seconds)
