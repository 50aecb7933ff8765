import { atom } from 'jotai'

/** Whether the list of what's new is open. */
export const isWhatsNewOpenAtom = atom(false)
