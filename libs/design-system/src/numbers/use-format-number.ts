import { formatNumber, numberLocale } from '@tandem/format'
import { createContext, useContext } from 'react'

/** The locale of the nearest `NumbersProvider`. */
export const NumberLocaleContext = createContext<string | undefined>(undefined)

/** Whose separators numbers have here. */
export const useNumberLocale = (): string => useContext(NumberLocaleContext) ?? numberLocale()

/** Writes a number for people. */
export type FormatNumber = (value: number, options?: { full?: boolean }) => string

/** `formatNumber` with the separators of this place. */
export function useFormatNumber(): FormatNumber {
  const locale = useNumberLocale()
  return (value, options) => formatNumber(value, { ...options, locale })
}
