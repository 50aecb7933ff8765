import type { ShopRefund } from '../shop/shop-rows.ts'
import { unnamedOf } from '../shop/taken-out.ts'

/** The parts of a refund: the named ones, with tax, and the amount beyond them. */
export const refundParts = (refund: ShopRefund): number[] => {
  const { lines, shipping = [], fees = [] } = refund
  const parts = [...lines, ...shipping, ...fees].map(({ total, tax = 0 }) => total + tax)
  const rest = unnamedOf(refund)
  return rest === 0 ? parts : [...parts, rest]
}
