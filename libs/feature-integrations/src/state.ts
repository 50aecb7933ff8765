import { atom } from 'jotai'

const none: ReadonlySet<number> = new Set()

/** Stores with a sync request in progress. */
export const syncLoadingAtom = atom(none)

/** Stores with a restore request in progress. */
export const restoreLoadingAtom = atom(none)
