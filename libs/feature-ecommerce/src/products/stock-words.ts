import type { Product } from '@tandem/api-contract'
import { formatCost, formatMoney, formatQuantity, language } from '@tandem/format'
import { text } from '../lists/messages.ts'

/** The price of a product, from its cheapest to its most expensive variation; null without a price. */
export function priceWords({
  price,
  price_max,
  currency,
}: Pick<Product, 'price' | 'price_max' | 'currency'>) {
  if (price === null) return null
  const lowest = formatMoney(price, currency)
  return price_max === null || price_max <= price ? lowest : `${lowest}–${formatMoney(price_max, currency)}`
}

/** The shop's current cost per unit, from the cheapest to the most expensive variation; null when unknown. */
export function costWords({ cost, cost_max, currency }: Pick<Product, 'cost' | 'cost_max' | 'currency'>) {
  if (cost === null) return null
  const lowest = formatCost(cost, currency)
  return cost_max === null || cost_max <= cost ? lowest : `${lowest}–${formatCost(cost_max, currency)}`
}

type Stock = Pick<Product, 'stock_quantity' | 'stock_state'>

/** The stock of a product and whether it can be bought, if the quantity alone doesn't show it. */
export function stockWords({ stock_quantity: count, stock_state: state }: Stock): string {
  const word = text(`products.stockStates.${state}`)
  if (count === null) return state === 'unknown' ? text('products.notCounted') : word
  const words = text('products.inStock', { formatted: formatQuantity(count) })
  return state === (count > 0 ? 'in_stock' : 'out_of_stock')
    ? words
    : `${words}, ${word.toLocaleLowerCase(language())}`
}
