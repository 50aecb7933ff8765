import { call } from '@tandem/api-client'
import {
  addManyToFavorite,
  addToFavorite,
  createFavoriteCategory,
  deleteFavoriteCategory,
  listFavoriteCategories,
  removeFromFavorite,
  renameFavoriteCategory,
} from '@tandem/api-contract'
import type {
  EndpointInput,
  Favoritable,
  FavoritableRow,
  FavoriteCategory,
  FavoriteRemoval,
} from '@tandem/api-contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { withCategory, withItem, withName, withoutCategory, withoutItem } from './favorite-changes.ts'
import type { CategoryDraft, FavoriteDeparture, FavoriteDraft, FavoriteTarget } from './favorite-changes.ts'

const favorites = ['favorites'] as const

/** The favourite categories of the signed-in user with their items, newest first. */
export const favoriteQueries = {
  all: favorites,
  categories: () =>
    queryOptions({
      queryKey: [...favorites, 'categories'],
      queryFn: async ({ signal }) => (await call(listFavoriteCategories, {}, { signal })).data,
    }),
}

const { queryKey } = favoriteQueries.categories()
const mutationKey = [...favorites, 'change'] as const

/** A change that shows at once, and goes back if the server refuses. */
const favoriteMutation = <Variables>(
  send: (variables: Variables) => Promise<{ data: FavoriteCategory }>,
  show: (categories: FavoriteCategory[], variables: Variables) => FavoriteCategory[],
) =>
  mutationOptions({
    mutationKey,
    // One after the other: the next may need what this one makes.
    scope: { id: 'favorites' },
    mutationFn: async (variables: Variables) => (await send(variables)).data,
    onMutate: async (variables, { client }) => {
      // A read under way would put back what was there before.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (categories) => categories && show(categories, variables))
      return { before }
    },
    onError: (_error, _variables, result, { client }) => {
      if (result?.before) client.setQueryData(queryKey, result.before)
    },
    onSettled: async (_answer, error, _variables, _result, { client }) => {
      // Only after the last: what the server says meanwhile knows nothing of those that still wait.
      if (client.isMutating({ mutationKey }) > 1) return
      const read = client.invalidateQueries({ queryKey })
      if (error === null) await read
    },
  })

const favoritableOf = ({ favoritable_type, favoritable_id, label }: FavoriteTarget): Favoritable =>
  favoritable_type === 'menu'
    ? { favoritable_type, favoritable_id: String(favoritable_id), label }
    : { favoritable_type, favoritable_id: Number(favoritable_id) }

/** Makes a category; it comes first. Takes what `undoOfDeletion` answers, too. */
export const createFavoriteCategoryMutation = favoriteMutation(
  ({ items = [], ...draft }: CategoryDraft) =>
    call(createFavoriteCategory, { body: { ...draft, items: items.map(favoritableOf) } }),
  withCategory,
)

/** Renames a category. */
export const renameFavoriteCategoryMutation = favoriteMutation(
  ({ id, name }: { id: number; name: string }) =>
    call(renameFavoriteCategory, { params: { id }, body: { name } }),
  withName,
)

/** Deletes a category, by id; ask `undoOfDeletion` first for the way back. */
export const deleteFavoriteCategoryMutation = favoriteMutation(
  (id: number) => call(deleteFavoriteCategory, { params: { id } }),
  withoutCategory,
)

/** Puts something into a category; it comes first. Takes what `undoOfRemoval` answers, too. */
export const addToFavoriteMutation = favoriteMutation(
  ({ category_id, position, ...target }: FavoriteDraft) =>
    call(addToFavorite, {
      body: { category_id, ...favoritableOf(target), ...(position !== undefined && { position }) },
    }),
  withItem,
)

/** Takes something out of a category; ask `undoOfRemoval` for the way back. */
export const removeFromFavoriteMutation = favoriteMutation(
  ({ category_id, favoritable_type, favoritable_id }: FavoriteDeparture) =>
    call(removeFromFavorite, { body: { category_id, favoritable_type, favoritable_id } as FavoriteRemoval }),
  withoutItem,
)

/** Puts several rows of one kind into a category, first. They show once the server has named them. */
export const addManyToFavoriteMutation = favoriteMutation(
  (body: EndpointInput<typeof addManyToFavorite>['body']) => call(addManyToFavorite, { body }),
  (categories) => categories,
)

/** Makes a category of several rows, by their ids; it comes first, and shows them once the server has named them. */
export const createCategoryOfRowsMutation = favoriteMutation(
  ({ ids, ...draft }: { name: string; type: FavoritableRow; ids: readonly number[] }) => {
    const items = ids.map((favoritable_id) => ({ favoritable_type: draft.type, favoritable_id }))
    return call(createFavoriteCategory, { body: { ...draft, items } })
  },
  (categories, { name, type }) => withCategory(categories, { name, type }),
)
