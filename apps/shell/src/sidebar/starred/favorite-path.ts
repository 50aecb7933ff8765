import type { FavoriteItem } from '@tandem/api-contract'

/** Where rows are listed; null where no feature lists them. */
interface Lists {
  orders: string | null
}

/**
 * Where a favourite leads: an entry of the menu to its page, a store to its orders, an order to the list searched
 * for it. Null for what has no page to go to.
 */
export function favoritePath(
  {
    favoritable_type,
    favoritable_id,
    label,
  }: Pick<FavoriteItem, 'favoritable_type' | 'favoritable_id' | 'label'>,
  { orders }: Lists,
): string | null {
  if (favoritable_type === 'menu') return String(favoritable_id)
  if (orders === null) return null
  if (favoritable_type === 'store')
    return `${orders}?${new URLSearchParams({ store_id: String(favoritable_id) })}`
  if (favoritable_type === 'order')
    return `${orders}?${new URLSearchParams({ search_term: label.replace(/^#/, '') })}`
  return null
}
