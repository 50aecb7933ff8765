import { useMemo } from 'react'
import { pointTitle } from './reading.ts'
import type { Reading } from './reading.ts'

/** How a point leads to what it is made of. */
export interface PointOpening {
  open: (index: number) => void
  /** What it is called, in words. */
  label: (index: number) => string
}

/** Undefined where points lead nowhere. */
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
