import { orKept } from '@tandem/api-client'
import type { FavoriteCategory } from '@tandem/api-contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import type { RowRef } from '../row-ref.ts'
import { favoriteQueries, starRowMutation } from './favorite-queries.ts'
import { favoriteTargetOf, isFavorite } from './row-favorites.ts'

/** Which rows are favourites, and adding one to the default list of its kind. */
export interface RowStars {
  /** Whether the lists are known, are being read, or can't be: until then, nothing says what has a star. */
  lists: 'known' | 'loading' | 'failed'
  isStarred: (row: Pick<RowRef, 'type' | 'id'>) => boolean
  /** Returns the list that has it now; null when the change waits for a network. */
  star: (row: RowRef) => Promise<FavoriteCategory | null>
}

/** The stars of rows. A star shows at once; a refusal is shown as a toast, and rejects. */
export function useRowStars(): RowStars {
  const text = useText()
  const { data = [], isSuccess, isError } = useQuery(favoriteQueries.categories())
  const { mutateAsync } = useMutation(starRowMutation)
  return {
    lists: isSuccess ? 'known' : isError ? 'failed' : 'loading',
    isStarred: (row) => isFavorite(data, row),
    star: (row) =>
      orKept(mutateAsync({ ...favoriteTargetOf(row), name: text(`favorites.lists.${row.type}`) })),
  }
}
