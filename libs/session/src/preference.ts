import { atom } from 'jotai'
import { readMeta } from './queries.ts'
import { userAtom } from './session.ts'
import { readStored } from './storage.ts'

/** Preferences that must be on the page before its first paint, when the user isn't known yet. */
export type PaintedKey = 'theme' | 'font' | 'number_style'

/**
 * The user's choice, otherwise the first value; before the user is known, what this device showed last. Set
 * it with `updateMetaMutation`.
 */
export const preferenceAtom = <Value extends string>(key: PaintedKey, values: readonly [Value, ...Value[]]) =>
  atom((get): Value => {
    const user = get(userAtom)
    const text = user === null ? readStored(key) : readMeta(user, key)
    return values.find((value) => value === text) ?? values[0]
  })
