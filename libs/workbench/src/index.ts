export { parseSearch, toSearch, type SearchOf } from './address-search.ts'
export { chooseStore, type StoreChoice } from './choose-store.ts'
export {
  defineMessages,
  pageText,
  translate,
  type MessageTree,
  type QualifiedMessageKey,
  type Say,
} from './define-messages.ts'
export { describeFailure } from './describe-failure.ts'
export { loadStoreChoice } from './load-store-choice.ts'
export type { NavigationContext, NavigationEntry } from './navigation-entry.ts'
export { StoreAddress, useSwitchStore } from './store-address.tsx'
export { StoreLogo } from './store-logo.tsx'
export { isSyncing, putStores, storeQueries, syncStoresMutation } from './store-queries.ts'
export { StoreSwitcher } from './store-switcher.tsx'
export { ConfirmDiscard, useUnsavedGuard, type UnsavedGuard } from './unsaved-guard.tsx'
export { useNow } from './use-now.ts'
export { WidgetBoundary } from './widget-boundary.tsx'
