import { atom } from 'jotai'
import { keepCookie, readCookie } from './cookie.ts'
import { readMeta } from './queries.ts'
import { userAtom } from './session.ts'

/**
 * Stored for seven days on every path, so that a device remembers it between visits and forgets it without
 * any.
 */
const cookie = { name: 'sidebar_state', seconds: 604_800 }

const chosen = atom<{ userId: number | undefined; isOpen: boolean; wasOpen: boolean } | null>(null)

/**
 * Whether the sidebar shows names: the choice on this page, then the user's, then this device's; by default
 * it does. Setting it applies it and stores it on this device; `updateMetaMutation` saves `show_sidebar_menu`
 * for the user. Null discards the choice on this page.
 */
export const sidebarAtom = atom(
  (get) => {
    const user = get(userAtom)
    const here = get(chosen)
    if (here !== null && here.userId === user?.id) return here.isOpen
    const kept = readMeta(user, 'show_sidebar_menu')
    const onDevice = readKept()
    return kept === null ? (onDevice ?? true) : kept === '1'
  },
  (get, set, isOpen: boolean | null) => {
    const wasOpen = get(chosen)?.wasOpen ?? get(sidebarAtom)
    set(chosen, isOpen === null ? null : { userId: get(userAtom)?.id, isOpen, wasOpen })
    keep(String(isOpen ?? wasOpen), cookie.seconds)
    // The user's value wins over the cookie, even over an older one.
    if (isOpen === null) keep(String(get(sidebarAtom)), cookie.seconds)
  },
)

function readKept(): boolean | null {
  const value = readCookie(cookie.name)
  if (value === 'true' || value === 'false') return value === 'true'
  if (value !== undefined) keep('', 0)
  return null
}

const keep = (value: string, seconds: number) => keepCookie(cookie.name, value, seconds)
