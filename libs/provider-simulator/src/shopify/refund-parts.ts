import type { ShopRefund } from '../shop/shop-rows.ts'

/** The parts of a refund: its lines, and what was given back beyond them. */
export const refundParts = ({ amount, lines }: ShopRefund): number[] => {
  const parts = lines.map(({ total }) => total)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  return rest === 0 ? parts : [...parts, rest]
}
