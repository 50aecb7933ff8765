import { closeReturn, editOrder, openReturn, refundOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'

const first = { line: 0, quantity: 1 }

/** What happens to some orders after they were placed, in turn. */
const changes: ((shop: Shop, id: number) => void)[] = [
  (shop, id) => editOrder(shop, id, { remove: [first] }),
  openReturn,
  (shop, id) => closeReturn(shop, id, { remove: [first], add: [swapFor(shop, id)] }),
  (shop, id) => {
    closeReturn(shop, id, { remove: [first] })
    refundOrder(shop, id, pieceOf(shop, id), { reason: 'Did not fit', pieces: [first] })
  },
]

const lineOf = (shop: Shop, id: number) => shop.orders.get(id)!.lines[0]!

/** The price of one piece of the first line. */
function pieceOf(shop: Shop, id: number): number {
  const { total, quantity } = lineOf(shop, id)
  return Math.round(total / quantity)
}

/** Another product at the price of the piece that comes back. */
const swapFor = (shop: Shop, id: number) => ({
  sku: shop.products.find(({ id: other }) => other !== lineOf(shop, id).product?.id)!.sku,
  quantity: 1,
  total: pieceOf(shop, id),
})

/** Edits, exchanges and returns a few of the newest orders of a Shopify shop. */
export function changeSomeOrders(shop: Shop): void {
  const fit = [...shop.orders.values()].filter(
    ({ lines, refunds, status }) =>
      status === 'completed' && refunds.length === 0 && lines.length > 1 && lines[0]!.quantity > 1,
  )
  const newest = fit.toSorted((a, b) => b.createdGmt.localeCompare(a.createdGmt)).slice(0, 120)
  for (const [at, { id }] of newest.filter((_order, place) => place % 10 === 3).entries())
    changes[at % changes.length]!(shop, id)
}
