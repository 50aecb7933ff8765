export { connectSession } from './connect-session.ts'
export type { Store } from './connect-session.ts'
export { decimalMarkOf, fileChoices, useCsvStyle, useFileChoice } from './file-choice.ts'
export type { FileChoice } from './file-choice.ts'
export { fontAtom, fonts } from './font.ts'
export type { Font } from './font.ts'
export { keepLanguage, readKeptLanguage } from './language.ts'
export { numberStyleAtom } from './number-style.ts'
export { ownZoneAtom } from './own-zone.ts'
export { loginMutation, readMeta, sessionQueries, updateMetaMutation } from './queries.ts'
export type { MetaChanges } from './queries.ts'
export { leaveWithSession, requireSession, storeContext } from './require-session.ts'
export { readSelectedStore, selectedStoreAtom } from './selected-store.ts'
export {
  endedByAtom,
  expireAtom,
  isAuthenticatedAtom,
  isLoadingAtom,
  isLoggedOutAtom,
  isLoggingOutAtom,
  readPathAtom,
  signInAgainAtom,
  signInAtom,
  signOutAtom,
  userAtom,
  useUser,
} from './session.ts'
export type { Surroundings } from './session.ts'
export { sidebarAtom } from './sidebar.ts'
export { forgetStored, keepStored, readStored } from './storage.ts'
export type { StoredKey } from './storage.ts'
export { themeAtom, themes } from './theme.ts'
export type { Theme } from './theme.ts'
export { useIsAllowed } from './use-is-allowed.ts'
export { loginPath, wantedPath } from './wanted-path.ts'
