import { defineWords } from '../words/define-words.ts'

/** The values of one series in words, for a sentence. */
export interface SummaryWords {
  series: string
  lowest: string
  lowestAt: string
  highest: string
  highestAt: string
  first: string
  firstAt: string
  last: string
  lastAt: string
}

/** A chart's own texts. Numbers and days are already formatted. */
export const defaultChartLabels = defineWords('charts', {
  showAsTable: 'Show as table',
  /** In the menu of a phone, which has no toggle button. */
  showAsChart: 'Show as chart',
  downloadCsv: 'CSV',
  /** The same in a menu, where labels begin with a verb. */
  saveCsv: 'Download CSV',
  copyValues: 'Copy values',
  copyPicture: 'Copy picture',
  copied: 'Copied',
  valuesCopied: 'Paste them into a spreadsheet.',
  pictureCopied: 'Image copied to clipboard.',
  notCopied: 'Could not copy',
  copyRefused: 'The browser did not allow it.',
  more: (title: string) => `More actions for ${title}`,
  loading: 'Loading',
  noDataForDays: 'No data for these days',
  noData: 'No data',
  days: (count: string) => `${count} days, newest first`,
  rows: (count: string) => `${count} rows`,
  day: 'Day',
  previous: 'Previous period',
  change: 'Change',
  /** The sum of all series of a stack. */
  total: 'Total',
  /** The sum of everything after the sixth series. */
  other: 'Other',
  today: 'Today, so far',
  soFar: 'so far',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as readonly string[],
  /** The action that opens a point, if points can be opened. */
  openPoint: (name: string) => `Open ${name}`,
  /** A point for screen readers: "Fri 13 Nov 2026: 14.652". */
  point: (name: string, value: string) => `${name}: ${value}`,
  summaryOfDays: (words: SummaryWords) =>
    `${words.series}: from ${words.first} (${words.firstAt}) to ${words.last} (${words.lastAt}), ` +
    `lowest ${words.lowest} (${words.lowestAt}), highest ${words.highest} (${words.highestAt}).`,
  summaryOfCategories: (words: SummaryWords) =>
    `${words.series}: lowest ${words.lowest} (${words.lowestAt}), highest ${words.highest} (${words.highestAt}).`,
  summaryOfOne: (series: string, value: string, at: string) =>
    `${series}: ${value} (${at}), and nothing else.`,
  summaryOfNone: (series: string) => `${series}: no data.`,
  missing: (count: string, total: string, where: string) => `No data for ${count} of ${total}: ${where}.`,
  andMore: (count: string) => `${count} more`,
  /** Several marks of one lane in one place: "Posts: 3, 12–14 Nov 2026". */
  marks: (count: string, lane: string, when: string) => `${lane}: ${count}, ${when}`,
  /** The table column with the marks of a day. */
  marksOfDay: (lane: string) => `${lane} that day`,
  /** The events of a day, from the names of its marks. */
  severalMarks: (first: string, more: number) => (more === 0 ? first : `${first} and ${more} more`),
  /** The day before had a mark that may explain this day. */
  dayAfter: (mark: string) => `Day after: ${mark}`,
  /** Hours of a week without a value. */
  missingHours: (count: string, total: string) => `No data for ${count} of ${total} hours.`,
  most: (series: string, value: string, at: string) => `${series}: most ${value} (${at}).`,
  hour: 'Hour',
  weekday: 'Weekday',
  /** The label of the strongest cell of a heat map, followed by its value. */
  busiest: 'Busiest',
  longWeekdays: [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ] as readonly string[],
  share: (label: string) => `${label}, share`,
  notShared: 'Not shared',
})

export type ChartWords = typeof defaultChartLabels
export type ChartLabels = Partial<ChartWords>
