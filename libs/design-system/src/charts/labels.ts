/** Values of one series in words, for a sentence. */
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

/** The words of a chart itself. Numbers and days arrive formatted. */
export const defaultChartLabels = {
  showAsTable: 'Show as table',
  /** In the menu of a phone, where there is no button that stays pressed. */
  showAsChart: 'Show as chart',
  downloadCsv: 'CSV',
  more: (title: string) => `More actions for ${title}`,
  loading: 'Loading',
  noDataForDays: 'No data for these days',
  noData: 'No data',
  days: (count: string) => `${count} days, newest first`,
  rows: (count: string) => `${count} rows`,
  day: 'Day',
  previous: 'Previous period',
  change: 'Change',
  /** The sum of what comes after the sixth series. */
  other: 'Other',
  today: 'Today, so far',
  soFar: 'so far',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as readonly string[],
  /** What opens a point, where points open. */
  openPoint: (name: string) => `Open ${name}`,
  /** A point as it is read out: "Fri 13 Nov 2026: 14.652". */
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
}

export type ChartWords = typeof defaultChartLabels
export type ChartLabels = Partial<ChartWords>
