import { formatNumber, numberLocale } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'
import { createContext, useContext, useMemo } from 'react'

/** The locale of the nearest `NumbersProvider`. */
export const NumberLocaleContext = createContext<string | undefined>(undefined)

/** Whose separators numbers have here. */
export const useNumberLocale = (): string => useContext(NumberLocaleContext) ?? numberLocale()

/** What a chart is given to write numbers with; it says whose separators they have in its place. */
export type NumberFormat<Value = number, Written = string> = (value: Value, where: NumberLocale) => Written

/** A format with the separators of this place: the same function until the format or the locale changes. */
export function useNumberFormat<Value, Written>(
  format: NumberFormat<Value, Written>,
): (value: Value) => Written
export function useNumberFormat<Value, Written>(
  format: NumberFormat<Value, Written> | undefined,
): ((value: Value) => Written) | undefined
export function useNumberFormat<Value, Written>(format: NumberFormat<Value, Written> | undefined) {
  const locale = useNumberLocale()
  return useMemo(() => format && ((value: Value) => format(value, { locale })), [format, locale])
}

/** Writes a number for people. */
export type FormatNumber = (value: number, options?: { full?: boolean }) => string

/** `formatNumber` with the separators of this place. */
export function useFormatNumber(): FormatNumber {
  const locale = useNumberLocale()
  return (value, options) => formatNumber(value, { ...options, locale })
}
