export { parseSearch, toSearch, type SearchOf } from './address-search.ts'
export { chooseStore, type StoreChoice } from './choose-store.ts'
export { comingSoonRoute } from './coming-soon/coming-soon-route.tsx'
export {
  defineMessages,
  pageText,
  translate,
  type MessageTree,
  type QualifiedMessageKey,
  type Say,
} from './define-messages.ts'
export { daysOf, readDateChoice, writeDateChoice, type DateChoice } from './date-filter/date-choice.ts'
export { DateFilter } from './date-filter/date-filter.tsx'
export { teamClock, useTeamClock, type TeamClock } from './date-filter/team-clock.ts'
export { describeFailure } from './describe-failure.ts'
export { ExportButton } from './export/export-button.tsx'
export { saveCsv, type CsvCell } from './export/save-csv.ts'
export { useExport, type ExportState } from './export/use-export.ts'
export type { ActionContext, Feature, FeatureAction, FrameParts } from './feature.ts'
export { FailureBanner } from './forms/failure-banner.tsx'
export { NameForm } from './forms/name-form.tsx'
export { noFailure, readFailure, type FormFailure } from './forms/refusals.ts'
export { errorOf, useFieldProps, type Refusals } from './forms/use-field-props.ts'
export {
  clearSlotAtom,
  clearSlotsAtom,
  layoutSlotsAtom,
  removeSlotItemAtom,
  setSlotItemAtom,
} from './layout/layout-slots.ts'
export type { LayoutSlots, SlotItem, SlotName } from './layout/layout-slots.ts'
export {
  humanizeStatus,
  knownOrderStatus,
  wordOfStatus,
  type KnownOrderStatus,
} from './order-status-words.ts'
export { ownHeading } from './layout/own-heading.ts'
export { PageFrame } from './layout/page-frame.tsx'
export { FillSlot, useSlot } from './layout/slot.tsx'
export { FavoriteButton } from './favorites/favorite-button.tsx'
export { FavoriteChoices } from './favorites/favorite-choices.tsx'
export { useFavoriteMany } from './favorites/use-favorite-many.tsx'
export { isSaved, undoOfDeletion, undoOfRemoval } from './favorites/favorite-changes.ts'
export type {
  CategoryDraft,
  FavoriteDeparture,
  FavoriteDraft,
  FavoriteTarget,
} from './favorites/favorite-changes.ts'
export {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  deleteFavoriteCategoryMutation,
  favoriteQueries,
  removeFromFavoriteMutation,
  renameFavoriteCategoryMutation,
} from './favorites/favorite-queries.ts'
export type { StarredMenu } from './favorites/starred-menus.ts'
export { holdsRow } from './favorites/row-favorites.ts'
export { useStarredMenus, type StarredMenus } from './favorites/use-starred-menus.ts'
export { GuardedDialog } from './guarded-dialog.tsx'
export { ItemActions } from './item-detail/item-actions.tsx'
export { useShownColumns, type ShownColumns } from './list-columns/use-shown-columns.ts'
export { listAddress, type ListAddress, type PagedSearch, type SaidIn } from './list/list-address.ts'
export { cutPage } from './list/cut-page.ts'
export { exportedColumns, type ListColumn } from './list/list-column.ts'
export { ListFilterBar } from './list/list-filter-bar.tsx'
export { loadListRequest } from './list/load-list-request.ts'
export { unlessOpened, useOpened, useOpenedRow } from './list/opened-row.ts'
export { PagedTable, QueryTable, type Page, type PagedTableProps } from './list/paged-table.tsx'
export { listControls, useList, type List, type ListControls } from './list/use-list.ts'
export { loadStoreChoice } from './load-store-choice.ts'
export type { NavigationContext, NavigationEntry, NavigationIcon } from './navigation-entry.ts'
export { NothingFound } from './nothing-found.tsx'
export { InstagramIcon, PinterestIcon, TikTokIcon, XIcon, YouTubeIcon } from './network-icons.tsx'
export { noteQueries } from './notes/note-queries.ts'
export { notePieces, type NotePiece } from './notes/note-text.ts'
export { NotesButton } from './notes/notes-button.tsx'
export { NotesPanel } from './notes/notes-panel.tsx'
export { NotesSheet } from './notes/notes-sheet.tsx'
export { useNotesSheet } from './notes/use-notes-sheet.ts'
export { pageRoutes } from './page-routes.ts'
export { PersonAvatar } from './person-avatar.tsx'
export { placesAtom, usePlace, type Places } from './places.ts'
export { PresenceDialog } from './presence/presence-dialog.tsx'
export { PresenceField } from './presence/presence-field.tsx'
export { SignInAgain } from './presence/sign-in-again.tsx'
export { signInMethodQueries } from './presence/sign-in-method-queries.ts'
export { asksForPassword, usePresenceCheck, type PresenceCheck } from './presence/use-presence-check.ts'
export { Provenance } from './provenance/provenance.tsx'
export type { ProvenanceProps } from './provenance/provenance-props.ts'
export type { RecentItem, RecentKind } from './recent-items/recent-list.ts'
export { useRecentItems, type RecentItems } from './recent-items/use-recent-items.ts'
export { redirectRoute } from './redirect-route.ts'
export { said } from './said.ts'
export { rowKeyOf, useRowPlace, type RowRef } from './row-ref.ts'
export { savedFilterQueries } from './saved-filters/saved-filter-queries.ts'
export { RowsBulkBar } from './selection/rows-bulk-bar.tsx'
export { useRowSelection } from './selection/use-row-selection.ts'
export { soonBadge } from './coming-soon/soon-badge.ts'
export { StoreAddress } from './store-address.tsx'
export { StoreLogo } from './store-logo.tsx'
export { isSyncing, putStores, storeQueries, syncStoresMutation } from './store-queries.ts'
export { StoreSwitcher } from './store-switcher.tsx'
export { TimezoneField } from './timezone/timezone-field.tsx'
export { useAddressLayer } from './use-address-layer.ts'
export { useMailLink } from './use-mail-link.ts'
export { ConfirmDiscard, useUnsavedGuard, type UnsavedGuard } from './unsaved-guard.tsx'
export { useNow } from './use-now.ts'
export { useOpening } from './use-opening.ts'
export { useWantedAddress } from './use-wanted-address.ts'
export { useStepKeys } from './use-step-keys.ts'
export { useTypedSearch } from './use-typed-search.ts'
export { WidgetBoundary } from './widget-boundary.tsx'
