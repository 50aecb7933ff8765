import { formatQuantity, rounded } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'

/** Units of an estimate, with a decimal only for small numbers. */
export const roundedUnits = (units: number) => rounded(units, Math.abs(units) < 9.95 ? 1 : 0)

/** `38`, `2,4` */
export const formatUnits = (units: number, where?: NumberLocale) => formatQuantity(roundedUnits(units), where)

/** With its sign: `+12`, `−3`. */
export function formatLift(units: number): string {
  const shown = roundedUnits(units)
  return `${shown > 0 ? '+' : shown < 0 ? '−' : ''}${formatQuantity(Math.abs(shown))}`
}
