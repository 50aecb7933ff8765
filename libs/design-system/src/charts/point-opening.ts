import { useMemo } from 'react'
import { pointTitle } from './reading.ts'
import type { Reading } from './reading.ts'

/** How a point opens its details. */
export interface PointOpening {
  open: (index: number) => void
  /** The label of the action. */
  label: (index: number) => string
}

/** Undefined when points can't be opened. */
export const usePointOpening = (
  reading: Reading,
  open: PointOpening['open'] | undefined,
  label: PointOpening['label'] | undefined,
): PointOpening | undefined =>
  useMemo(
    () =>
      open && {
        open,
        label: label ?? ((index) => reading.words.openPoint(pointTitle(reading, index))),
      },
    [reading, open, label],
  )
