import type { Language } from '@tandem/api-contract'
import { keepCookie, readCookie } from './cookie.ts'

/** A cookie, because the server that sends the document must know it. It is kept for a year. */
const cookie = { name: 'language', seconds: 31_536_000 }

/** The language that was last chosen on this device; undefined when the browser's counts. */
export const readKeptLanguage = () => readCookie(cookie.name)

/** Has this device open pages in a language from the next one on, before sign-in too. */
export const keepLanguage = (language: Language) => keepCookie(cookie.name, language, cookie.seconds)
