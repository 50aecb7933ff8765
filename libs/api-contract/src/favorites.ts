import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Id, text, visibleName } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'

/** Kinds of rows that can be favourites, each by its id. */
export const favoritableRows = ['store', 'order', 'customer', 'product', 'account', 'post'] as const
export type FavoritableRow = (typeof favoritableRows)[number]

/** What a favourite category holds: menu entries, or rows of one kind. */
export const favoritableTypes = ['menu', ...favoritableRows] as const
export const FavoritableType = v.picklist(favoritableTypes, commerceMessages.favorite.type)
export type FavoritableType = v.InferOutput<typeof FavoritableType>

/** A favourite. */
export const FavoriteItem = v.strictObject({
  id: Id,
  favoritable_type: FavoritableType,
  /** A path for `menu`, an id for everything else. */
  favoritable_id: v.union([v.string(), v.number()]),
  /** Its label: for a row, its current name or number. */
  label: v.string(),
  /** Its position in the category, from 0; the newest is first. */
  position: Count,
})
export type FavoriteItem = v.InferOutput<typeof FavoriteItem>

/** A named list of favourites of one kind; it belongs to one person. */
export const FavoriteCategory = v.strictObject({
  id: Id,
  name: v.string(),
  type: FavoritableType,
  items: v.array(FavoriteItem),
})
export type FavoriteCategory = v.InferOutput<typeof FavoriteCategory>

/** How much one person may keep. */
export const favoriteLimits = { categories: 100, items: 1000 } as const

/** The maximum number of favourites that one call adds. */
export const maxAddedFavorites = 100

const anyOrigin = 'https://app.invalid'
const isAppPath = (path: string) =>
  path.startsWith('/') && URL.canParse(path, anyOrigin) && new URL(path, anyOrigin).origin === anyOrigin

const name = visibleName(commerceMessages.favorite.name)
const position = v.optional(
  v.pipe(
    v.number(messages.wholeNumber),
    v.safeInteger(messages.wholeNumber),
    v.minValue(0, messages.wholeNumber),
  ),
)

const menu = {
  favoritable_type: v.literal('menu', commerceMessages.favorite.type),
  favoritable_id: v.pipe(text({ min: 1, max: 500 }), v.check(isAppPath, commerceMessages.favorite.path)),
}
const label = text({ min: 1, max: 200 })
const row = {
  favoritable_type: v.picklist(favoritableRows, commerceMessages.favorite.type),
  favoritable_id: Id,
}
const inCategory = { category_id: Id }

/** What becomes a favourite: a menu path with its label, or a row of the team. */
export const Favoritable = v.variant(
  'favoritable_type',
  [v.strictObject({ ...menu, label }), v.strictObject(row)],
  commerceMessages.favorite.type,
)
export type Favoritable = v.InferOutput<typeof Favoritable>

/** The body that creates a category. `items` and `position` restore a deleted one as it was. */
export const NewFavoriteCategory = v.strictObject({
  name,
  type: v.optional(FavoritableType, 'menu'),
  items: v.optional(
    listOf(Favoritable, favoriteLimits.items, commerceMessages.favorite.tooManyItems(favoriteLimits.items)),
    [],
  ),
  /** Its position; first by default. */
  position,
})
export type NewFavoriteCategory = v.InferInput<typeof NewFavoriteCategory>

/** The body that adds a favourite. `position` restores a removed one to its old place. */
export const NewFavorite = v.variant(
  'favoritable_type',
  [
    v.strictObject({ ...inCategory, ...menu, label, position }),
    v.strictObject({ ...inCategory, ...row, position }),
  ],
  commerceMessages.favorite.type,
)
export type NewFavorite = v.InferInput<typeof NewFavorite>

/** What is removed from a category. */
export const FavoriteRemoval = v.variant(
  'favoritable_type',
  [v.strictObject({ ...inCategory, ...menu }), v.strictObject({ ...inCategory, ...row })],
  commerceMessages.favorite.type,
)
export type FavoriteRemoval = v.InferInput<typeof FavoriteRemoval>

/** Leaves out favourites of rows that no longer exist. */
export const listFavoriteCategories = endpoint({
  name: 'listFavoriteCategories',
  method: 'GET',
  path: '/favorites/categories',
  summary: 'The favourite categories of the person with their items, newest first',
  access: 'own.write',
  reads: ['favorites'],
  data: v.array(FavoriteCategory),
})

/**
 * @throws DUPLICATE_FAVORITE_CATEGORY_NAME when the name looks the same as another one or differs only in
 * case
 */
export const createFavoriteCategory = endpoint({
  name: 'createFavoriteCategory',
  method: 'POST',
  path: '/favorites/categories',
  summary: 'Make a favourite category',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  body: NewFavoriteCategory,
  data: FavoriteCategory,
  status: 201,
  errors: ['DUPLICATE_FAVORITE_CATEGORY_NAME'],
})

/** @throws DUPLICATE_FAVORITE_CATEGORY_NAME as `createFavoriteCategory` does */
export const renameFavoriteCategory = endpoint({
  name: 'renameFavoriteCategory',
  method: 'PUT',
  path: '/favorites/categories/{id}',
  summary: 'Rename a favourite category',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  body: v.strictObject({ name }),
  data: FavoriteCategory,
  errors: ['MODEL_NOT_FOUND', 'DUPLICATE_FAVORITE_CATEGORY_NAME'],
})

/** Returns the deleted category, so that it can be restored. */
export const deleteFavoriteCategory = endpoint({
  name: 'deleteFavoriteCategory',
  method: 'DELETE',
  path: '/favorites/categories/{id}',
  summary: 'Delete a favourite category with its items',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  params: v.strictObject({ id: Id }),
  data: FavoriteCategory,
  errors: ['MODEL_NOT_FOUND'],
})

/** Returns the category. Adding an existing favourite changes nothing. */
export const addToFavorite = endpoint({
  name: 'addToFavorite',
  method: 'POST',
  path: '/favorites/add-to-favorite',
  summary: 'Put something into a favourite category',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  body: NewFavorite,
  data: FavoriteCategory,
  errors: ['FAVORITE_CATEGORY_NOT_FOUND'],
})

/**
 * Adds a row to the person's first list of its kind, which is made if there is none. A row that one of the
 * person's lists has already changes nothing. Returns the list that has it.
 * @throws DUPLICATE_FAVORITE_CATEGORY_NAME when a list must be made and one of another kind has its name
 */
export const starRow = endpoint({
  name: 'starRow',
  method: 'POST',
  path: '/favorites/star',
  summary: 'Put a row into the default favourite category of its kind',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  /** `name` is for a list that must be made. */
  body: v.strictObject({ ...row, name }),
  data: FavoriteCategory,
  errors: ['DUPLICATE_FAVORITE_CATEGORY_NAME'],
})

/** Rows of the category's kind, at most 100 per call. Existing favourites keep their position. */
export const addManyToFavorite = endpoint({
  name: 'addManyToFavorite',
  method: 'POST',
  path: '/favorites/add-many-to-favorite',
  summary: 'Put several rows into a favourite category',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  body: v.strictObject({
    ...inCategory,
    favoritable_type: row.favoritable_type,
    favoritable_ids: v.pipe(
      listOf(Id, maxAddedFavorites, messages.invalid),
      v.minLength(1, messages.required),
    ),
  }),
  data: FavoriteCategory,
  errors: ['FAVORITE_CATEGORY_NOT_FOUND'],
})

/** Returns the category. Removing something that isn't in it changes nothing. */
export const removeFromFavorite = endpoint({
  name: 'removeFromFavorite',
  method: 'POST',
  path: '/favorites/remove-from-favorite',
  summary: 'Take something out of a favourite category',
  access: 'own.write',
  changes: ['favorites', 'audit'],
  whenOffline: 'queue',
  body: FavoriteRemoval,
  data: FavoriteCategory,
  errors: ['FAVORITE_CATEGORY_NOT_FOUND'],
})
