import { atom } from 'jotai'

/** How many changes of this session wait to be sent. */
export const waitingCountAtom = atom(0)
