/** Whose separators a number gets: a BCP 47 tag such as `de-CH`; {@link numberLocale} by default. */
export interface NumberLocale {
  locale?: string | undefined
}

let chosen = 'en'

/**
 * Gives all numbers the separators of a locale from now on: a BCP 47 tag. Numbers on screen change when they are rendered
 * again. A server, which answers many people, passes a locale to each function instead.
 */
export function setNumberLocale(locale: string): void {
  chosen = locale
}

/** Whose separators numbers have: English ones until {@link setNumberLocale} is called. */
export const numberLocale = (): string => chosen
