import { atom } from 'jotai'
import { forgetStored, keepStored, readStored } from './storage.ts'

/** The store that was last chosen on this device; null for all of them. */
export function readSelectedStore(): number | null {
  const id = readStored('selected_store')
  return id === null ? null : Number(id)
}

const changes = atom(0)

/**
 * The chosen store. Setting it keeps the choice on this device until sign-out; `kept` takes over what is kept
 * there already, by another tab.
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
