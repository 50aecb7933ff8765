import type { MonthFigures } from '@tandem/api-contract'

/** The parts of the total, in the order of the table. */
export const partMeasures = ['gross', 'discounts', 'refunds', 'shipping', 'tax'] as const

/** Subtracted amounts are shown negative, so that the lines add up to the total. */
const takenOff = new Set<keyof MonthFigures>(['discounts', 'refunds'])

/** An amount as shown in the table. */
export const asShown = (measure: keyof MonthFigures, amount: number): number =>
  takenOff.has(measure) ? 0 - amount : amount
