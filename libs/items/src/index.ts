export { BroughtCustomers } from './brought-customers/brought-customers.tsx'
export { FavoriteButton } from './favorites/favorite-button.tsx'
export {
  isSaved,
  undoOfDeletion,
  undoOfRemoval,
  type CategoryDraft,
  type FavoriteDeparture,
  type FavoriteDraft,
  type FavoriteTarget,
} from './favorites/favorite-changes.ts'
export { favoriteName, orderName } from './favorites/favorite-name.ts'
export { FavoriteChoices } from './favorites/favorite-choices.tsx'
export {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  deleteFavoriteCategoryMutation,
  favoriteQueries,
  removeFromFavoriteMutation,
  renameFavoriteCategoryMutation,
} from './favorites/favorite-queries.ts'
export { holdsRow } from './favorites/row-favorites.ts'
export type { StarredMenu } from './favorites/starred-menus.ts'
export { useRowStars, type RowStars } from './favorites/use-row-stars.ts'
export { useFavoriteMany } from './favorites/use-favorite-many.tsx'
export { useStarredMenus, type StarredMenus } from './favorites/use-starred-menus.ts'
export { ItemActions } from './item-detail/item-actions.tsx'
export { noteQueries } from './notes/note-queries.ts'
export { notePieces, type NotePiece } from './notes/note-text.ts'
export { notesAt, notesParam } from './notes/notes-address.ts'
export { NotesButton } from './notes/notes-button.tsx'
export { loadNotesPanel, NotesPanel } from './notes/late-notes-panel.tsx'
export { NotesSheet } from './notes/notes-sheet.tsx'
export { useNotesSheet } from './notes/use-notes-sheet.ts'
export type { RecentItem, RecentKind } from './recent-items/recent-list.ts'
export { useRecentItems, type RecentItems } from './recent-items/use-recent-items.ts'
export { useRowPlace, type RowRef } from './row-ref.ts'
