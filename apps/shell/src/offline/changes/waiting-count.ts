import { atom } from 'jotai'

/** The number of changes of this session that wait to be sent. */
export const waitingCountAtom = atom(0)
