import { atom } from 'jotai'
import { forgetStored, keepStored, readStored } from './storage.ts'

/** The store last chosen on this device; null for all of them. */
export function readSelectedStore(): number | null {
  const id = readStored('selected_store')
  return id === null ? null : Number(id)
}

const changes = atom(0)

/**
 * The chosen store. Setting it stores the choice on this device until sign-out; `kept` reads the choice that
 * another tab stored.
 */
export const selectedStoreAtom = atom(
  (get) => {
    get(changes)
    return readSelectedStore()
  },
  (_get, set, id: number | null | 'kept') => {
    if (id === null) forgetStored('selected_store')
    else if (id !== 'kept') keepStored('selected_store', String(id))
    set(changes, (count) => count + 1)
  },
)
