import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import {
  addManyToFavorite,
  addToFavorite,
  createFavoriteCategory,
  deleteFavoriteCategory,
  listFavoriteCategories,
  removeFromFavorite,
  renameFavoriteCategory,
  starRow,
} from '@tandem/api-contract'
import type {
  Endpoint,
  EndpointInput,
  Favoritable,
  FavoritableRow,
  FavoriteCategory,
  FavoriteRemoval,
} from '@tandem/api-contract'
import {
  withCategory,
  withItem,
  withName,
  withoutCategory,
  withoutItem,
  withStar,
} from './favorite-changes.ts'
import type {
  CategoryDraft,
  FavoriteDeparture,
  FavoriteDraft,
  FavoriteTarget,
  StarDraft,
} from './favorite-changes.ts'

/** The favourite categories of the signed-in user with their items, newest first. */
export const favoriteQueries = {
  categories: () => endpointQuery(listFavoriteCategories, {}),
}

const { queryKey } = favoriteQueries.categories()

/** A change that shows immediately, and is reverted if the server refuses. */
const favoriteMutation = <E extends Endpoint, Variables>(
  endpoint: E,
  inputOf: (variables: Variables) => EndpointInput<E>,
  show: (categories: FavoriteCategory[], variables: Variables) => FavoriteCategory[],
) =>
  endpointMutation<E, Variables, { before: FavoriteCategory[] | undefined }>(endpoint, inputOf, {
    // One after the other, because the next one may need what this one creates.
    scope: { id: 'favorites' },
    onMutate: async (variables, { client }) => {
      // A running read would restore the old list.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (categories) => categories && show(categories, variables))
      return { before }
    },
    onError: (_error, _variables, result, { client }) => {
      if (result?.before) client.setQueryData(queryKey, result.before)
    },
  })

const favoritableOf = ({ favoritable_type, favoritable_id, label }: FavoriteTarget): Favoritable =>
  favoritable_type === 'menu'
    ? { favoritable_type, favoritable_id: String(favoritable_id), label }
    : { favoritable_type, favoritable_id: Number(favoritable_id) }

/** Creates a category; it comes first. Also accepts the result of `undoOfDeletion`. */
export const createFavoriteCategoryMutation = favoriteMutation(
  createFavoriteCategory,
  ({ items = [], ...draft }: CategoryDraft) => ({ body: { ...draft, items: items.map(favoritableOf) } }),
  withCategory,
)

/** Renames a category. */
export const renameFavoriteCategoryMutation = favoriteMutation(
  renameFavoriteCategory,
  ({ id, name }: { id: number; name: string }) => ({ params: { id }, body: { name } }),
  withName,
)

/** Deletes a category, by id; call `undoOfDeletion` first to be able to undo it. */
export const deleteFavoriteCategoryMutation = favoriteMutation(
  deleteFavoriteCategory,
  (id: number) => ({ params: { id } }),
  withoutCategory,
)

/** Adds something to a category; it comes first. Also accepts the result of `undoOfRemoval`. */
export const addToFavoriteMutation = favoriteMutation(
  addToFavorite,
  ({ category_id, position, ...target }: FavoriteDraft) => ({
    body: { category_id, ...favoritableOf(target), ...(position !== undefined && { position }) },
  }),
  withItem,
)

/** Adds a row to the default list of its kind, the last one in the menu; it is made if there is none. */
export const starRowMutation = favoriteMutation(
  starRow,
  ({ name, favoritable_type, favoritable_id }: StarDraft) => ({
    body: {
      name,
      favoritable_type: favoritable_type as FavoritableRow,
      favoritable_id: Number(favoritable_id),
    },
  }),
  withStar,
)

/** Removes something from a category; `undoOfRemoval` makes the input that undoes it. */
export const removeFromFavoriteMutation = favoriteMutation(
  removeFromFavorite,
  ({ category_id, favoritable_type, favoritable_id }: FavoriteDeparture) => ({
    body: { category_id, favoritable_type, favoritable_id } as FavoriteRemoval,
  }),
  withoutItem,
)

/** Adds several rows of one kind to a category, first. They show once the server has returned their names. */
export const addManyToFavoriteMutation = favoriteMutation(
  addManyToFavorite,
  (body: EndpointInput<typeof addManyToFavorite>['body']) => ({ body }),
  (categories) => categories,
)

/**
 * Creates a category with several rows, by id; it comes first, and shows them once the server has returned
 * their names.
 */
export const createCategoryOfRowsMutation = favoriteMutation(
  createFavoriteCategory,
  ({ ids, ...draft }: { name: string; type: FavoritableRow; ids: readonly number[] }) => {
    const items = ids.map((favoritable_id) => ({ favoritable_type: draft.type, favoritable_id }))
    return { body: { ...draft, items } }
  },
  (categories, { name, type }) => withCategory(categories, { name, type }),
)
