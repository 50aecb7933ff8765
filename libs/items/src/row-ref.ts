import type { FavoritableRow } from '@tandem/api-contract'
import { placesAtom } from '@tandem/app-frame'
import { useAtomValue } from 'jotai'

/** One row of a list that can have notes and be a favourite. */
export interface RowRef {
  type: FavoritableRow
  id: number
  /** Its name for people: `Order #4812`, `Linden Home`. */
  name: string
  /** The server's name for it, where that differs: the number of an order. */
  label?: string
}

/** The page that shows a row; null when no mounted feature shows its kind. */
export function useRowPlace(): (type: FavoritableRow, id: number) => string | null {
  const places = useAtomValue(placesAtom)
  return (type, id) => places[type]?.(id) ?? null
}

/** A row as one word: `order-12`. */
export const rowKeyOf = ({ type, id }: Pick<RowRef, 'type' | 'id'>) => `${type}-${id}`
