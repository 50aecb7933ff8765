export { askedRange } from './asked-range.ts'
export { addDays, addMonths, daysBetween, daysFrom, weekdayOf, type Weekday } from './calendar-day.ts'
export { comparedRange, type ComparedRange, type RangeComparison } from './compared-range.ts'
export { countFormats, moneyFormats, type ChartFormats } from './chart-formats.ts'
export { compareNames } from './compare-names.ts'
export { byteOrderMark, csvLine, csvStyle, csvStyleOf, setCsvStyle } from './csv-line.ts'
export type { CsvCell, CsvStyle } from './csv-line.ts'
export { countryName } from './country-name.ts'
export { currencies, type Currency } from './currencies.ts'
export { datePreset, datePresetNames, datePresets, type DatePreset } from './date-preset.ts'
export { dayStart, rangeInstants, type DayRange } from './day-range.ts'
export { firstWholeDay } from './first-whole-day.ts'
export { foldText } from './fold-text.ts'
export {
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatToSecond,
  formatWithOffset,
} from './format-date.ts'
export { formatCost } from './format-cost.ts'
export { formatEither } from './format-either.ts'
export { compactTogether, formatMoney } from './format-money.ts'
export { formatNumber, formatQuantity } from './format-number.ts'
export { formatRange } from './format-range.ts'
export { formatRelative } from './format-relative.ts'
export { formatShare } from './format-share.ts'
export { formatMoneyTicks, formatTicks } from './format-ticks.ts'
export { initials } from './initials.ts'
export {
  isLanguage,
  language,
  languageNames,
  languages,
  setLanguage,
  textFile,
  type Language,
} from './language.ts'
export { dayMs, hourMs, minuteMs } from './lengths-of-time.ts'
export { localDay } from './local-day.ts'
export { minorUnitDigits } from './minor-unit-digits.ts'
export { decimalSeparator } from './number-formats.ts'
export { numberLocale, setNumberLocale, type NumberLocale } from './number-locale.ts'
export { numberStyles, type NumberStyle } from './number-style.ts'
export { offsetName } from './offset-name.ts'
export { offsetSpans, type OffsetSpan } from './offset-spans.ts'
export { perLanguage } from './per-language.ts'
export { readDay } from './read-day.ts'
export { rounded } from './rounded.ts'
export { secondsLater } from './seconds-later.ts'
export { teamDay, teamHour } from './team-day.ts'
export { toMinorUnits } from './to-minor-units.ts'
export { momentCell } from './moment-cell.ts'
export { formatStamp } from './zoned-time.ts'
export { upperCase } from './upper-case.ts'
export { weekdayNames } from './names-of-dates.ts'
export { grossProfit, type GrossProfit } from './gross-profit.ts'
