import { atom } from 'jotai'
import { forgetStored, keepStored, readStored } from './storage.ts'

/** The store that was last chosen on this device; null for all of them, or where the kept text is no id. */
export function readSelectedStore(): number | null {
  const id = Number(readStored('selected_store'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const changes = atom(0)

/** The chosen store. Setting it keeps the choice on this device until sign-out. */
export const selectedStoreAtom = atom(
  (get) => {
    get(changes)
    return readSelectedStore()
  },
  (_get, set, id: number | null) => {
    if (id === null) forgetStored('selected_store')
    else keepStored('selected_store', String(id))
    set(changes, (count) => count + 1)
  },
)
