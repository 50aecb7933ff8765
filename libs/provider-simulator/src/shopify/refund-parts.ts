import type { ShopRefund } from '../shop/shop-rows.ts'
import { beyondLines } from '../shop/taken-out.ts'

/** The parts of a refund: its lines with their tax, and what was given back beyond them. */
export const refundParts = (refund: ShopRefund): number[] => {
  const parts = refund.lines.map(({ total, tax = 0 }) => total + tax)
  const rest = beyondLines(refund)
  return rest === 0 ? parts : [...parts, rest]
}
