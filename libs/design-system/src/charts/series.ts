/** A place in the palette: 1 is for posts, 2 for sales. Two series of one kind use 1 and 3. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6

/** One line, or one colour of columns. */
export interface ChartSeries {
  key: string
  label: string
  /** One for each point of the axis; `null` is missing and drawn as a gap, never as zero. */
  values: readonly (number | null)[]
  /** Replaces the colour of its position. */
  color?: SeriesColor
}

/** The same series in the earlier period, point by point, beside the first series. */
export interface ChartPrevious {
  /** The period in words: "23 Sep – 22 Oct 2026". */
  label: string
  values: readonly (number | null)[]
  /** The days of these values, for looking up one of them. */
  days?: readonly string[]
}

/** A series with its place in the palette. */
export interface DrawnSeries {
  key: string
  label: string
  values: readonly (number | null)[]
  color: SeriesColor | 'other'
  /** Set when it is drawn or formatted differently from the rest of its chart. */
  own?: { shape: MarkShape; formatValue: (value: number) => string; plainValue: PlainValue }
}

/** The shape of a series, for its key. */
export type MarkShape = 'line' | 'column'

/** A value for files and spreadsheets: exact, with a decimal point. */
export type PlainValue = (value: number) => number | string

const paletteSize = 6

/**
 * Gives each series its colour. No colour is used twice: everything after the sixth becomes one sum, which is
 * missing when one of its parts is.
 */
export function drawnSeries(
  series: readonly ChartSeries[],
  points: number,
  otherLabel: string,
): DrawnSeries[] {
  const own = series.slice(0, paletteSize).map((one, index): DrawnSeries => ({
    key: one.key,
    label: one.label,
    values: cleanValues(one.values, points),
    color: one.color ?? ((index + 1) as SeriesColor),
  }))
  const rest = series.slice(paletteSize).map((one) => cleanValues(one.values, points))
  if (rest.length === 0) return own
  const sums = totals(
    rest.map((values) => ({ values })),
    points,
  )
  return [...own, { key: 'other', label: otherLabel, values: sums, color: 'other' }]
}

/** The sum at each point, missing when one of its parts is. */
export const totals = (parts: readonly Pick<DrawnSeries, 'values'>[], points: number): (number | null)[] =>
  Array.from({ length: points }, (_, index) =>
    parts.reduce<number | null>((sum, { values }) => {
      const value = values[index]
      return sum === null || value == null ? null : sum + value
    }, 0),
  )

/** As many values as there are points; invalid numbers are missing. */
export const cleanValues = (values: readonly (number | null)[], points: number): (number | null)[] =>
  Array.from({ length: points }, (_, index) => {
    const value = values[index]
    return value != null && Number.isFinite(value) ? value : null
  })

export const hasValues = (series: readonly { values: readonly (number | null)[] }[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== null))
