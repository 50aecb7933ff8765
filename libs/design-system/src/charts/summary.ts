import type { FormatNumber } from '../numbers/use-format-number.ts'
import { isDayAxis, pointName, pointsSoFar, runName, todayIndex } from './axis.ts'
import type { ChartAxis } from './axis.ts'
import type { ChartWords } from './labels.ts'
import type { DrawnSeries } from './series.ts'

const runsNamed = 3

/**
 * A description of a chart in sentences: the start, the end, the lowest and highest value of each series, and
 * points without a value. Future days don't count as missing.
 */
export function chartSummary(
  axis: ChartAxis,
  series: readonly Pick<DrawnSeries, 'label' | 'values' | 'own'>[],
  formatValue: (value: number) => string,
  words: ChartWords,
  exact: FormatNumber,
): string {
  return series
    .map((one) => seriesSummary(axis, one, one.own?.formatValue ?? formatValue, words, exact))
    .join(' ')
}

function seriesSummary(
  axis: ChartAxis,
  { label, values }: Pick<DrawnSeries, 'label' | 'values'>,
  formatValue: (value: number) => string,
  words: ChartWords,
  exact: FormatNumber,
): string {
  const known: { index: number; value: number }[] = []
  const missing: number[] = []
  const due = pointsSoFar(axis)
  values.forEach((value, index) => {
    if (value !== null) known.push({ index, value })
    else if (index < due) missing.push(index)
  })
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return words.summaryOfNone(label)

  const partial = todayIndex(axis)
  const at = ({ index }: { index: number }) => {
    const name = pointName(axis, index, words.weekdays)
    return index === partial ? `${name}, ${words.soFar}` : name
  }
  const amount = ({ value }: { value: number }) => formatValue(value)
  const lowest = known.reduce((least, point) => (point.value < least.value ? point : least))
  const highest = known.reduce((most, point) => (point.value > most.value ? point : most))
  const tell = isDayAxis(axis) ? words.summaryOfDays : words.summaryOfCategories
  const sentence =
    known.length === 1
      ? words.summaryOfOne(label, amount(first), at(first))
      : tell({
          series: label,
          first: amount(first),
          firstAt: at(first),
          last: amount(last),
          lastAt: at(last),
          lowest: amount(lowest),
          lowestAt: at(lowest),
          highest: amount(highest),
          highestAt: at(highest),
        })
  if (missing.length === 0) return sentence
  const runs = runsOf(missing)
  const named = runs.slice(0, runsNamed).map(([from, to]) => runName(axis, from, to))
  if (runs.length > runsNamed) named.push(words.andMore(exact(runs.length - runsNamed)))
  return `${sentence} ${words.missing(exact(missing.length), exact(due), named.join(', '))}`
}

/** The first and last index of each run of neighbours. */
function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const index of indexes) {
    const open = runs.at(-1)
    if (open && open[1] === index - 1) open[1] = index
    else runs.push([index, index])
  }
  return runs
}
