import { minorUnits } from '../minor-units.ts'
import { unexpected } from '../requests/failures.ts'
import type { Order } from './schemas.ts'

/** An empty total is 0 when nothing in the order costs anything; otherwise it is unknown. */
export function totalOf({
  total,
  currency,
  total_tax,
  shipping_total,
  line_items,
  fee_lines,
}: Order): number {
  if (total !== '') return minorUnits(total, currency, 'total of an order')
  const parts = [total_tax, shipping_total, ...[...line_items, ...fee_lines].map((part) => part.total)]
  if (parts.some((part) => Number(part) !== 0)) throw unexpected('total of an order')
  return 0
}
