import type { Shop } from './shop.ts'

/** What of a WooCommerce shop can be broken. */
export const breakableKinds = ['orders', 'refunds', 'customers', 'products', 'products/categories'] as const
type BreakableKind = (typeof breakableKinds)[number]

const keyOf = (kind: BreakableKind, id: number) => `${kind} ${id}`

/** From now on WooCommerce answers a row with these fields instead of its own, as if a plugin had changed it. */
export const breakRow = (
  shop: Shop,
  kind: BreakableKind,
  id: number,
  fields: Record<string, unknown>,
): void => {
  shop.brokenRows.set(keyOf(kind, id), fields)
}

/** Ends what `breakRow` began. */
export const mendRow = (shop: Shop, kind: BreakableKind, id: number): void => {
  shop.brokenRows.delete(keyOf(kind, id))
}

/** A row as the shop answers it. */
export const asAnswered = (shop: Shop, kind: BreakableKind, row: { id: number }): object => ({
  ...row,
  ...shop.brokenRows.get(keyOf(kind, row.id)),
})
