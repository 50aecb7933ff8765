import type { RefundRow } from './order-rows.ts'

/** A line, shipping or a fee in a refund, in minor units as refunded. */
interface NamedPart {
  /** Without tax. */
  total: number
  tax: number
}

interface NamedParts {
  lines: NamedPart[]
  shipping: NamedPart[]
  fees: NamedPart[]
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The shipping, fees and tax of a refund of this amount. Every amount was rounded separately, and the rest,
 * at most a minor unit for each part, counts as tax.
 */
export function partsOfRefund(
  amount: number,
  { lines, shipping, fees }: NamedParts,
): Pick<RefundRow, 'shipping_total' | 'fee_total' | 'tax_total'> {
  const parts = [...lines, ...shipping, ...fees]
  const tax = sum(parts.map((part) => part.tax))
  const left = amount - tax - sum(parts.map(({ total }) => total))
  return {
    shipping_total: sum(shipping.map(({ total }) => total)),
    fee_total: sum(fees.map(({ total }) => total)),
    tax_total: Math.abs(left) <= parts.length ? tax + left : tax,
  }
}
