import type { ReactNode } from 'react'
import { NumberLocaleContext } from './use-format-number.ts'

export interface NumbersProviderProps {
  /** A BCP 47 tag, such as `de-CH`. */
  locale: string
  children: ReactNode
}

/**
 * Whose separators the numbers have that components inside write themselves: pages of a table, counts of filters and
 * tabs, figures of a chart. Without it they are those of `numberLocale` of `@tandem/format`: English unless the host
 * sets others.
 */
export function NumbersProvider({ locale, children }: NumbersProviderProps) {
  return <NumberLocaleContext.Provider value={locale}>{children}</NumberLocaleContext.Provider>
}
