import type { FavoritableRow, FavoriteItem } from '@tandem/api-contract'

/** Where rows are shown and listed; null if no feature does. */
interface RowPlaces {
  placeOf: (type: FavoritableRow, id: number) => string | null
  orders: string | null
}

/**
 * The path of a favourite: the page of a menu entry, or the page of a row. Without such a page a store leads
 * to its orders, and an order to the list searched for it. Null for favourites without any page.
 */
export function favoritePath(
  {
    favoritable_type,
    favoritable_id,
    label,
  }: Pick<FavoriteItem, 'favoritable_type' | 'favoritable_id' | 'label'>,
  { placeOf, orders }: RowPlaces,
): string | null {
  if (favoritable_type === 'menu') return String(favoritable_id)
  const place = placeOf(favoritable_type, Number(favoritable_id))
  if (place !== null) return place
  if (orders === null) return null
  if (favoritable_type === 'store')
    return `${orders}?${new URLSearchParams({ store_id: String(favoritable_id) })}`
  if (favoritable_type === 'order')
    return `${orders}?${new URLSearchParams({ search_term: label.replace(/^#/, '') })}`
  return null
}
