import type { CSSProperties } from 'react'
import type { DrawnSeries } from './series.ts'

/** Distinguishes series without colour: a series keeps its dashes and its pattern wherever it is drawn. */
const dashes = ['none', '8 3', '2 3', '8 3 2 3', '12 4', '4 4', '1 4']

/** The strokes that fill a column of each series, on a tile of 6 by 6. */
export const patternStrokes = [
  'M0 3H6M3 0V6M0 0H6M0 6H6',
  'M0 6L6 0',
  '',
  'M0 3H6',
  'M0 0L6 6',
  'M3 0V6',
  'M0 3H6M3 0V6',
]

/** The index of a colour among dashes and patterns. */
const placeOf = (color: DrawnSeries['color']) => (color === 'other' ? 6 : color - 1)

export const patternId = (chartId: string, place: number): string => `${chartId}-pattern-${place}`

/** The attributes of a series' shapes; their colour comes from the recipe. */
export const seriesStyle = (color: DrawnSeries['color'], chartId: string) => ({
  'data-series': color,
  style: {
    '--dash': dashes[placeOf(color)],
    '--pattern': `url(#${patternId(chartId, placeOf(color))})`,
  } as CSSProperties,
})
