import type { Shop } from './shop.ts'

/** The kinds of rows of a WooCommerce shop that can be broken. */
export const breakableKinds = ['orders', 'refunds', 'customers', 'products', 'products/categories'] as const
type BreakableKind = (typeof breakableKinds)[number]

const keyOf = (kind: BreakableKind, id: number) => `${kind} ${id}`

/** Makes WooCommerce answer a row with these fields instead of its own, as if a plugin had changed it. */
export const breakRow = (
  shop: Shop,
  kind: BreakableKind,
  id: number,
  fields: Record<string, unknown>,
): void => {
  shop.brokenRows.set(keyOf(kind, id), fields)
}

/** Undoes `breakRow`. */
export const mendRow = (shop: Shop, kind: BreakableKind, id: number): void => {
  shop.brokenRows.delete(keyOf(kind, id))
}

/** A row as the shop answers it, with its broken fields. */
export const asAnswered = (shop: Shop, kind: BreakableKind, row: { id: number }): object => ({
  ...row,
  ...shop.brokenRows.get(keyOf(kind, row.id)),
})
