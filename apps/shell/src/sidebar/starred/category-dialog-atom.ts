import type { FavoriteCategory } from '@tandem/api-contract'
import type { StarredMenu } from '@tandem/items'
import { atom } from 'jotai'

/** What is asked about favourite categories: the name of a new one, another name, where a place should go. */
export type CategoryDialog =
  { kind: 'new' } | { kind: 'rename'; category: FavoriteCategory } | { kind: 'add'; place: StarredMenu }

/** The dialog about favourite categories that is open. */
export const categoryDialogAtom = atom<CategoryDialog | null>(null)
