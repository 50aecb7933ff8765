import type { Product } from '@tandem/api-contract'
import { formatCost, formatMoney, formatQuantity } from '@tandem/format'
import { text } from '../messages.ts'

/** What a product costs, from its cheapest variation to its dearest; null without a price. */
export function priceWords({
  price,
  price_max,
  currency,
}: Pick<Product, 'price' | 'price_max' | 'currency'>) {
  if (price === null) return null
  const lowest = formatMoney(price, currency)
  return price_max === null || price_max <= price ? lowest : `${lowest}–${formatMoney(price_max, currency)}`
}

/** What a unit costs the shop today, or from its cheapest variation to its dearest; null where it is unknown. */
export function costWords({ cost, cost_max, currency }: Pick<Product, 'cost' | 'cost_max' | 'currency'>) {
  if (cost === null) return null
  const lowest = formatCost(cost, currency)
  return cost_max === null || cost_max <= cost ? lowest : `${lowest}–${formatCost(cost_max, currency)}`
}

type Stock = Pick<Product, 'stock_quantity' | 'stock_state'>

/** How much there is of a product and whether it can be bought, where the quantity alone doesn't say it. */
export function stockWords({ stock_quantity: count, stock_state: state }: Stock): string {
  const word = text(`products.stockStates.${state}`)
  if (count === null) return state === 'unknown' ? text('products.notCounted') : word
  const words = text('products.inStock', { formatted: formatQuantity(count) })
  return state === (count > 0 ? 'in_stock' : 'out_of_stock') ? words : `${words}, ${word.toLowerCase()}`
}
