import { formatQuantity } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'

/** Units of an estimate, with a decimal only for small numbers. */
export const roundedUnits = (units: number) =>
  Math.abs(units) < 9.95 ? Math.round(units * 10) / 10 : Math.round(units)

/** `38`, `2,4` */
export const formatUnits = (units: number, where?: NumberLocale) => formatQuantity(roundedUnits(units), where)

/** With its sign: `+12`, `−3`. */
export function formatLift(units: number): string {
  const rounded = roundedUnits(units)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${formatQuantity(Math.abs(rounded))}`
}
