import type { FavoritableRow } from '@tandem/api-contract'
import { placesAtom } from '@tandem/app-frame'
import { useAtomValue } from 'jotai'

/** One row of a list: what notes are kept on and what can be favoured. */
export interface RowRef {
  type: FavoritableRow
  id: number
  /** As people say it: `Order 4812`, `Linden Home`. */
  name: string
}

/** Where a row is shown; null where no mounted feature shows rows of its kind. */
export function useRowPlace(): (type: FavoritableRow, id: number) => string | null {
  const places = useAtomValue(placesAtom)
  return (type, id) => places[type]?.(id) ?? null
}

/** A row in one word: `order-12`. */
export const rowKeyOf = ({ type, id }: Pick<RowRef, 'type' | 'id'>) => `${type}-${id}`
