import type { FavoritableType, FavoriteCategory, FavoriteItem } from '@tandem/api-contract'

/** Something to favour, with the words it is shown by. */
export interface FavoriteTarget {
  favoritable_type: FavoritableType
  /** A path for `menu`, an id for everything else. */
  favoritable_id: string | number
  label: string
}

/** What makes a category; `items` and `position` bring a deleted one back. */
export interface CategoryDraft {
  name: string
  type?: FavoritableType
  items?: FavoriteTarget[]
  /** First unless given. */
  position?: number
}

/** What goes into a category; `position` brings a removed item back to where it was. */
export interface FavoriteDraft extends FavoriteTarget {
  category_id: number
  position?: number
}

/** What goes out of a category. */
export type FavoriteDeparture = Pick<FavoriteDraft, 'category_id' | 'favoritable_type' | 'favoritable_id'>

// What the server has not named yet is told apart by negative ids; the browser may keep some of an earlier visit.
let unsaved = -Date.now()

/** Whether the server knows it: nothing can be done yet with what is still on its way. */
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

/** The list with a new category: first, or where it stood. */
export function withCategory(categories: FavoriteCategory[], draft: CategoryDraft): FavoriteCategory[] {
  const { name, type = 'menu', items = [], position = 0 } = draft
  const shown = inOrder(items.map((item) => ({ ...targetOf(item), id: --unsaved, position: 0 })))
  return categories.toSpliced(position, 0, { id: --unsaved, name: name.trim(), type, items: shown })
}

/** The list with a category under another name. */
export const withName = (categories: FavoriteCategory[], { id, name }: { id: number; name: string }) =>
  replaced(categories, id, (category) => ({ ...category, name: name.trim() }))

/** The list without a category. */
export const withoutCategory = (categories: FavoriteCategory[], id: number) =>
  categories.filter((category) => category.id !== id)

/** The list with something in a category: first, or where it stood; once only. */
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

/** The list without something in a category. */
export const withoutItem = (categories: FavoriteCategory[], departure: FavoriteDeparture) =>
  replaced(categories, departure.category_id, (category) => ({
    ...category,
    items: inOrder(category.items.filter((item) => !isSame(item, departure))),
  }))

/** What undoes deleting a category, for `createFavoriteCategoryMutation`; made before it is deleted. */
export const undoOfDeletion = (categories: FavoriteCategory[], deleted: FavoriteCategory): CategoryDraft => ({
  name: deleted.name,
  type: deleted.type,
  items: deleted.items.map(targetOf),
  position: Math.max(
    0,
    categories.findIndex(({ id }) => id === deleted.id),
  ),
})

/** What undoes removing an item, for `addToFavoriteMutation`. */
export const undoOfRemoval = (category: FavoriteCategory, removed: FavoriteItem): FavoriteDraft => ({
  category_id: category.id,
  ...targetOf(removed),
  position: removed.position,
})
