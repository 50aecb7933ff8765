import { atom } from 'jotai'

const none: ReadonlySet<number> = new Set()

/** Stores that were asked to be synced, until the server has answered. */
export const syncLoadingAtom = atom(none)

/** Stores that were asked to be restored, until the server has answered. */
export const restoreLoadingAtom = atom(none)
