import type { FavoriteItem } from '@tandem/api-contract'
import { nameText } from './name-messages.ts'

/** The name of an order for people: "Order #4812". */
export const orderName = (number: string): string => nameText('order', { number })

/** The name of a favourite for people: the server names an order by its number alone. */
export const favoriteName = ({
  favoritable_type,
  label,
}: Pick<FavoriteItem, 'favoritable_type' | 'label'>): string =>
  favoritable_type === 'order' ? orderName(label) : label
