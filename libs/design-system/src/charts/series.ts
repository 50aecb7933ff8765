/** A place in the palette: 1 is what is posted, 2 what is sold. Two series of one kind take 1 and 3. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6

/** One line, or one colour of columns. */
export interface ChartSeries {
  key: string
  label: string
  /** One for each point of the axis; `null` is missing, which is drawn as a gap and never as zero. */
  values: readonly (number | null)[]
  /** In place of the colour of its position. */
  color?: SeriesColor
}

/** The same thing one period earlier, beside the first series and point by point. */
export interface ChartPrevious {
  /** The period in words: "23 Sep – 22 Oct 2026". */
  label: string
  values: readonly (number | null)[]
  /** The days that the values belong to, for whoever asks for one of them. */
  days?: readonly string[]
}

/** A series with the place in the palette that it is drawn in. */
export interface DrawnSeries {
  key: string
  label: string
  values: readonly (number | null)[]
  color: SeriesColor | 'other'
  /** Where it is drawn or written otherwise than the rest of its chart. */
  own?: { shape: MarkShape; formatValue: (value: number) => string; plainValue: PlainValue }
}

/** How a series is drawn, for its key. */
export type MarkShape = 'line' | 'column'

/** A value as a file and a spreadsheet have it: exact, with a decimal point. */
export type PlainValue = (value: number) => number | string

const paletteSize = 6

/**
 * Gives each series its colour. A colour is never used twice: whatever comes after the sixth becomes one sum, which
 * is missing wherever one of its parts is.
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

/** The sum at each point, which is missing wherever one of its parts is. */
export const totals = (parts: readonly Pick<DrawnSeries, 'values'>[], points: number): (number | null)[] =>
  Array.from({ length: points }, (_, index) =>
    parts.reduce<number | null>((sum, { values }) => {
      const value = values[index]
      return sum === null || value == null ? null : sum + value
    }, 0),
  )

/** As many values as there are points; what is no number is missing. */
export const cleanValues = (values: readonly (number | null)[], points: number): (number | null)[] =>
  Array.from({ length: points }, (_, index) => {
    const value = values[index]
    return value != null && Number.isFinite(value) ? value : null
  })

export const hasValues = (series: readonly { values: readonly (number | null)[] }[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== null))
