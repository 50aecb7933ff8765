import type { Shop } from '../shop/shop.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'

/** How much of each currency a pound buys; an unlisted currency counts as a pound. */
const perPound: Record<string, number> = { GBP: 1, EUR: 1.15, USD: 1.27, TRY: 53 }

/** Minor units as Shopify writes a Decimal: `20.0`, `20.5`, `20.25`. */
export const decimalText = (minor: number): string => {
  const text = priceText(minor)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

/** Minor units with both decimals, as in prices of variants and in REST bodies. */
export const priceText = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An amount in both currencies of an order. */
export interface Both {
  shop: number
  presentment: number
}

/**
 * Converts the shop's money into an order's currency, part by part: a sum is the sum of its rounded parts.
 */
export const moneyOf = (shop: Shop, { currency }: Pick<ShopOrder, 'currency'>) => {
  const rate = (perPound[currency] ?? 1) / (perPound[shop.currency] ?? 1)
  const both = (...parts: number[]): Both => ({
    shop: parts.reduce((sum, part) => sum + part, 0),
    presentment: parts.reduce((sum, part) => sum + Math.round(part * rate), 0),
  })
  const bag = (amount: Both) => ({
    shopMoney: { amount: decimalText(amount.shop), currencyCode: shop.currency },
    presentmentMoney: { amount: decimalText(amount.presentment), currencyCode: currency },
  })
  return {
    both,
    bag: (...parts: number[]) => bag(both(...parts)),
    minus: (from: Both, less: Both) =>
      bag({ shop: from.shop - less.shop, presentment: from.presentment - less.presentment }),
    bagOf: bag,
  }
}
