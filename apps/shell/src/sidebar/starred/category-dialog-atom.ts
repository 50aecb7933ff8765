import type { FavoriteCategory } from '@tandem/api-contract'
import type { StarredMenu } from '@tandem/items'
import { atom } from 'jotai'

/** The dialogs about favourite categories: create one, rename one, or add a place to one. */
export type CategoryDialog =
  { kind: 'new' } | { kind: 'rename'; category: FavoriteCategory } | { kind: 'add'; place: StarredMenu }

/** The open dialog about favourite categories. */
export const categoryDialogAtom = atom<CategoryDialog | null>(null)
