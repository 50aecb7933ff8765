import type { MonthFigures } from '@tandem/api-contract'

/** What the total is made of, in the order of the table. */
export const partMeasures = ['gross', 'discounts', 'refunds', 'shipping', 'tax'] as const

/** What is taken off is shown below zero, so that the lines add up to the total. */
const takenOff = new Set<keyof MonthFigures>(['discounts', 'refunds'])

/** An amount as the table shows it. */
export const asShown = (measure: keyof MonthFigures, amount: number): number =>
  takenOff.has(measure) ? 0 - amount : amount
