import { useMemo } from 'react'
import type { ChartMark } from './chart-marks.ts'
import type { ChartWords } from './labels.ts'

/** The marks of a day in one sentence; for a point also those of the day before, which may explain it. */
export function markLabels(byPoint: ReadonlyMap<number, readonly ChartMark[]>, words: ChartWords) {
  const day = (index: number): string | null => {
    const marks = byPoint.get(index)
    const [first] = marks ?? []
    return marks && first ? words.severalMarks(first.label, marks.length - 1) : null
  }
  const point = (index: number): string | null => {
    const own = day(index)
    if (own !== null) return own
    const before = day(index - 1)
    return before === null ? null : words.dayAfter(before)
  }
  return { day, point }
}

export const useMarkLabels = (byPoint: ReadonlyMap<number, readonly ChartMark[]>, words: ChartWords) =>
  useMemo(() => markLabels(byPoint, words), [byPoint, words])
