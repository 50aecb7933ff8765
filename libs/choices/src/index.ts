export { AccountIdentity } from './accounts/account-identity.tsx'
export { accountName } from './accounts/account-name.ts'
export { AccountSwitcher } from './accounts/account-switcher.tsx'
export { CollectionChips } from './accounts/collection-chips.tsx'
export { InstagramIcon, PinterestIcon, TikTokIcon, XIcon, YouTubeIcon } from './accounts/network-icons.tsx'
export { connectedAccountQueries, isReading } from './accounts/queries.ts'
export { parseSearch, toSearch, type SearchOf } from './address-search.ts'
export { dateParams, daysOf, readDateChoice, writeDateChoice, type DateChoice } from './days/date-choice.ts'
export { DateFilter } from './days/date-filter.tsx'
export { teamClock, useTeamClock, type TeamClock } from './days/team-clock.ts'
export { comparedWords } from './period/compared-words.ts'
export { knownPart, knownWords } from './period/known-words.ts'
export { periodText } from './period/messages.ts'
export { PeriodControls } from './period/period-controls.tsx'
export { periodParams, periodRequest, readPeriod, writePeriod } from './period/period-search.ts'
export type { PeriodChoice, PeriodRequest } from './period/period-search.ts'
export { chooseStore, type StoreChoice } from './stores/choose-store.ts'
export { loadStoreChoice } from './stores/load-store-choice.ts'
export {
  humanizeStatus,
  knownOrderStatus,
  wordOfStatus,
  type KnownOrderStatus,
} from './stores/order-status-words.ts'
export { StoreAddress } from './stores/store-address.tsx'
export { StoreLogo } from './stores/store-logo.tsx'
export {
  isSyncing,
  putStores,
  restoreStoresMutation,
  storeQueries,
  syncStoresMutation,
} from './stores/store-queries.ts'
export { StoreSwitcher } from './stores/store-switcher.tsx'
export { useWantedAddress } from './use-wanted-address.ts'
