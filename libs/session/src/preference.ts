import { atom } from 'jotai'
import { readMeta } from './queries.ts'
import { userAtom } from './session.ts'
import { readStored } from './storage.ts'

/** Preferences that must be on the page before its first paint, when nothing is known of the user yet. */
export type PaintedKey = 'theme' | 'font'

/**
 * What the user chose, else the first of the values; while nobody is known, what this device showed last. It is
 * chosen with `updateMetaMutation`.
 */
export const preferenceAtom = <Value extends string>(key: PaintedKey, values: readonly [Value, ...Value[]]) =>
  atom((get): Value => {
    const user = get(userAtom)
    const text = user === null ? readStored(key) : readMeta(user, key)
    return values.find((value) => value === text) ?? values[0]
  })
