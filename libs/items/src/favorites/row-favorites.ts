import type { FavoritableRow, FavoriteCategory } from '@tandem/api-contract'
import type { RowRef } from '../row-ref.ts'
import { isSaved } from './favorite-changes.ts'
import type { FavoriteTarget } from './favorite-changes.ts'

/** A row as a possible favourite. */
export const favoriteTargetOf = ({ type, id, name, label = name }: RowRef): FavoriteTarget => ({
  favoritable_type: type,
  favoritable_id: id,
  label,
})

/** The saved categories for a kind of row. */
export const categoriesOf = (categories: readonly FavoriteCategory[], type: FavoritableRow) =>
  categories.filter((category) => category.type === type && isSaved(category))

/** The list that a star adds a row of this kind to: the one at the end of the menu; undefined if none is saved. */
export const defaultListOf = (categories: readonly FavoriteCategory[], type: FavoritableRow) =>
  categoriesOf(categories, type).at(-1)

/** Whether one of the lists has the row, also if it isn't saved yet. */
export const isFavorite = (categories: readonly FavoriteCategory[], row: Pick<RowRef, 'type' | 'id'>) =>
  categories.some((category) => category.type === row.type && holdsRow(category, row))

/** The favourite of a row in a category. */
export const favoriteOf = (category: FavoriteCategory, { id }: Pick<RowRef, 'id'>) =>
  category.items.find(({ favoritable_id }) => Number(favoritable_id) === id)

/** Whether a category of the row's kind contains it. */
export const holdsRow = (category: FavoriteCategory, row: Pick<RowRef, 'id'>) =>
  favoriteOf(category, row) !== undefined
