import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in format. */
export const formatMistakes: readonly Mistake[] = [
  {
    name: "a range that ends in the future isn't cut at today",
    file: 'libs/format/src/asked-range.ts',
    from: 'date_to === undefined || date_to > today ? today : date_to',
    to: 'date_to === undefined ? today : date_to',
  },
  {
    name: 'a month after 31 January is a day of March',
    file: 'libs/format/src/calendar-day.ts',
    from: ".add(months, 'month')",
    to: ".add(months * 30, 'day')",
  },
  {
    name: 'the compared period is a day shorter than the chosen one',
    file: 'libs/format/src/compared-range.ts',
    from: '=> daysBetween(start, end) + 1',
    to: '=> daysBetween(start, end)',
  },
  {
    name: 'a day that is not over is compared with a whole one',
    file: 'libs/format/src/compared-range.ts',
    from: 'until: isPart && hasSameDay ?',
    to: 'until: isPart && !hasSameDay ?',
  },
  {
    name: 'a week begins on Sunday where nobody chose a day',
    file: 'libs/format/src/date-preset.ts',
    from: 'weekStart = 1 }: PresetOptions',
    to: 'weekStart = 0 }: PresetOptions',
  },
  {
    name: "the last day of a range isn't part of it",
    file: 'libs/format/src/day-range.ts',
    from: 'to: dayStart(addDays(range.end, 1), timeZone),',
    to: 'to: dayStart(range.end, timeZone),',
  },
  {
    name: 'a negative amount of money loses its sign',
    file: 'libs/format/src/format-money.ts',
    from: "const sign = minorUnits < 0 ? '-' : ''",
    to: "const sign = minorUnits < -1_000_000_000 ? '-' : ''",
  },
  {
    name: 'decimals below ten have no zero before them',
    file: 'libs/format/src/format-money.ts',
    from: "padStart(digits, '0')",
    to: "padStart(1, '0')",
  },
  {
    name: '999,950 is shortened to 1000K',
    file: 'libs/format/src/format-number.ts',
    from: 'return thousands < 1000',
    to: 'return thousands <= 1000',
  },
  {
    name: 'what is past is said to come',
    file: 'libs/format/src/format-relative.ts',
    from: 'return moment.locale(inLanguage',
    to: 'return reference.locale(inLanguage',
  },
  {
    name: 'half a cent is rounded down',
    file: 'libs/format/src/to-minor-units.ts',
    from: "Number(fraction[digits] ?? '0') >= 5",
    to: "Number(fraction[digits] ?? '0') > 5",
  },
  {
    name: "a moment without an offset is read in the machine's time zone",
    file: 'libs/format/src/zoned-time.ts',
    from: 'withOffset.test(iso) ? new Date(iso) : undefined',
    to: 'iso.length > 0 ? new Date(iso) : undefined',
  },
  {
    name: 'a cell of an exported file is run as a formula',
    file: 'libs/format/src/csv-line.ts',
    from: "const harmless = formulaStart.test(cell) ? `'${cell}` : cell",
    to: 'const harmless = formulaStart.test(cell) ? cell.trim() : cell',
  },
  {
    name: 'a quote in a cell breaks the exported file',
    file: 'libs/format/src/csv-line.ts',
    from: "harmless.replaceAll('\"', '\"\"')",
    to: "harmless.replaceAll('\"', '\"')",
  },
]
