import type { LinkedProduct } from '../instagram/data/captions.ts'
import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

/** The best-selling products of a shop with their addresses, for captions that link to them. */
export const linkedProducts = (
  shop: Shop,
  addressOf: (product: ShopProduct) => string | null,
  count = 40,
): LinkedProduct[] => {
  const sold = new Map<number, number>()
  for (const { lines } of shop.orders.values())
    for (const { product, quantity } of lines)
      if (product) sold.set(product.id, (sold.get(product.id) ?? 0) + quantity)
  return shop.products
    .filter(({ deleted, price }) => !deleted && price !== null)
    .toSorted((one, other) => (sold.get(other.id) ?? 0) - (sold.get(one.id) ?? 0))
    .flatMap((product) => {
      const url = addressOf(product)
      return url === null ? [] : [{ name: captionName(product.name), url }]
    })
    .slice(0, count)
}

/** Product names are in capitals in the file; captions write them in lower case. */
const captionName = (name: string): string => {
  const quiet = name.toLowerCase()
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}
