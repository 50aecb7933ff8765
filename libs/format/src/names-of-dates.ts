import dayjs from 'dayjs'
import type { Language } from './language.ts'
import { perLanguage } from './per-language.ts'

const monthsOf = (language: Language, month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)))
}

const unitNames = { m: 'minute', h: 'hour', d: 'day', M: 'month', y: 'year' } as const

type UnitName = 'm' | 'mm' | 'h' | 'hh' | 'd' | 'dd' | 'M' | 'MM' | 'y' | 'yy'

/** Times ago and to come as `Intl` says them: `4 dakika önce`, `4 dakika sonra`, and `şimdi` for now. */
function relativeTimeOf(language: Language) {
  const format = new Intl.RelativeTimeFormat(language)
  const inUnit = (count: number, _withoutAffix: boolean, unit: UnitName, isFuture: boolean) =>
    format.format(isFuture ? count : -count, unitNames[unit[0] as keyof typeof unitNames])
  const asIs = (text: string) => text
  const units: UnitName[] = ['m', 'mm', 'h', 'hh', 'd', 'dd', 'M', 'MM', 'y', 'yy']
  return {
    past: asIs,
    future: asIs,
    s: () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
    ...Object.fromEntries(units.map((unit) => [unit, inUnit])),
  }
}

/**
 * The name of the dayjs locale that writes dates in a language, which is registered first. Names of months come from
 * `Intl`, so a page loads none; English has dayjs's own, and the texts of `format-relative.ts`.
 */
export const dateNames = perLanguage((language) => {
  if (language === 'en') return 'en'
  const words = {
    name: language,
    months: monthsOf(language, 'long'),
    monthsShort: monthsOf(language, 'short'),
    relativeTime: relativeTimeOf(language),
  }
  // Registers the names without making them the global locale.
  dayjs.locale(words as object as ILocale, undefined, true)
  return language
})

const weekdaysOf = perLanguage((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 4 January 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 0, 4 + index)))
})

/** The short names of the weekdays, Sunday first: `Sun`, `Mon`. */
export const weekdayNames = (language: Language): readonly string[] => weekdaysOf(language)
