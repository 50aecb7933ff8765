import type { FavoritableType, FavoriteCategory, FavoriteItem } from '@tandem/api-contract'

/** A possible favourite with its label. */
export interface FavoriteTarget {
  favoritable_type: FavoritableType
  /** A path for `menu`, an id for everything else. */
  favoritable_id: string | number
  label: string
}

/** The input for a new category; `items` and `position` restore a deleted one. */
export interface CategoryDraft {
  name: string
  type?: FavoritableType
  items?: FavoriteTarget[]
  /** First by default. */
  position?: number
}

/** The input for adding to a category; `position` restores a removed item to its old place. */
export interface FavoriteDraft extends FavoriteTarget {
  category_id: number
  position?: number
}

/** The input for starring a row: `name` is for the default list, if it must be made. */
export interface StarDraft extends FavoriteTarget {
  name: string
}

/** The input for removing from a category. */
export type FavoriteDeparture = Pick<FavoriteDraft, 'category_id' | 'favoritable_type' | 'favoritable_id'>

// Unsaved entries have negative ids; the browser may have stored some of an earlier visit.
let unsaved = -Date.now()

/** Whether the server has saved it: unsaved entries can't be changed yet. */
export const isSaved = ({ id }: { id: number }) => id > 0

const inOrder = (items: FavoriteItem[]) => items.map((item, position) => ({ ...item, position }))

const targetOf = ({ favoritable_type, favoritable_id, label }: FavoriteTarget): FavoriteTarget => ({
  favoritable_type,
  favoritable_id,
  label,
})

const isSame = (one: Omit<FavoriteTarget, 'label'>, other: Omit<FavoriteTarget, 'label'>) =>
  one.favoritable_type === other.favoritable_type && one.favoritable_id === other.favoritable_id

const replaced = (
  categories: FavoriteCategory[],
  id: number,
  change: (category: FavoriteCategory) => FavoriteCategory,
) => categories.map((category) => (category.id === id ? change(category) : category))

/** The list with a new category: first, or at its old place. */
export function withCategory(categories: FavoriteCategory[], draft: CategoryDraft): FavoriteCategory[] {
  const { name, type = 'menu', items = [], position = 0 } = draft
  const shown = inOrder(items.map((item) => ({ ...targetOf(item), id: --unsaved, position: 0 })))
  return categories.toSpliced(position, 0, { id: --unsaved, name: name.trim(), type, items: shown })
}

/** The list with a renamed category. */
export const withName = (categories: FavoriteCategory[], { id, name }: { id: number; name: string }) =>
  replaced(categories, id, (category) => ({ ...category, name: name.trim() }))

/** The list without a category. */
export const withoutCategory = (categories: FavoriteCategory[], id: number) =>
  categories.filter((category) => category.id !== id)

/** The list with an item added to a category: first, or at its old place; only once. */
export const withItem = (categories: FavoriteCategory[], draft: FavoriteDraft) =>
  replaced(categories, draft.category_id, (category) =>
    category.items.some((item) => isSame(item, draft))
      ? category
      : {
          ...category,
          items: inOrder(
            category.items.toSpliced(draft.position ?? 0, 0, {
              ...targetOf(draft),
              id: --unsaved,
              position: 0,
            }),
          ),
        },
  )

/** The list with a row added to the default list of its kind, unless a list has it already. */
export function withStar(categories: FavoriteCategory[], { name, ...target }: StarDraft) {
  const ofKind = categories.filter(({ type }) => type === target.favoritable_type)
  if (ofKind.some(({ items }) => items.some((item) => isSame(item, target)))) return categories
  const list = ofKind.at(-1)
  return list
    ? withItem(categories, { category_id: list.id, ...target })
    : withCategory(categories, { name, type: target.favoritable_type, items: [target] })
}

/** The list with an item removed from a category. */
export const withoutItem = (categories: FavoriteCategory[], departure: FavoriteDeparture) =>
  replaced(categories, departure.category_id, (category) => ({
    ...category,
    items: inOrder(category.items.filter((item) => !isSame(item, departure))),
  }))

/**
 * The input for `createFavoriteCategoryMutation` that undoes deleting a category; create it before deleting.
 */
export const undoOfDeletion = (categories: FavoriteCategory[], deleted: FavoriteCategory): CategoryDraft => ({
  name: deleted.name,
  type: deleted.type,
  items: deleted.items.map(targetOf),
  position: Math.max(
    0,
    categories.findIndex(({ id }) => id === deleted.id),
  ),
})

/** The input for `addToFavoriteMutation` that undoes removing an item. */
export const undoOfRemoval = (category: FavoriteCategory, removed: FavoriteItem): FavoriteDraft => ({
  category_id: category.id,
  ...targetOf(removed),
  position: removed.position,
})
