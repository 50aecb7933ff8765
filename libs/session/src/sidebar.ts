import { atom } from 'jotai'
import { readMeta } from './queries.ts'
import { userAtom } from './session.ts'

/** Kept for seven days on every path, so that a device remembers it between visits and forgets it when nobody comes. */
const cookie = { name: 'sidebar_state', seconds: 604_800 }

const chosen = atom<{ userId: number | undefined; isOpen: boolean; wasOpen: boolean } | null>(null)

/**
 * Whether the sidebar shows names: what was chosen on this page, then what is kept for the user, then what is kept
 * on this device; without any it does. Setting it applies it and keeps it here; `updateMetaMutation` keeps
 * `show_sidebar_menu` for the user. Null takes back what was chosen on this page.
 */
export const sidebarAtom = atom(
  (get) => {
    const user = get(userAtom)
    const here = get(chosen)
    if (here !== null && here.userId === user?.id) return here.isOpen
    const kept = readMeta(user, 'show_sidebar_menu')
    const onDevice = readCookie()
    return kept === null ? (onDevice ?? true) : kept === '1'
  },
  (get, set, isOpen: boolean | null) => {
    const wasOpen = get(chosen)?.wasOpen ?? get(sidebarAtom)
    set(chosen, isOpen === null ? null : { userId: get(userAtom)?.id, isOpen, wasOpen })
    keepCookie(String(isOpen ?? wasOpen), cookie.seconds)
    // What is kept for the user wins over the cookie, also over an older one.
    if (isOpen === null) keepCookie(String(get(sidebarAtom)), cookie.seconds)
  },
)

function readCookie(): boolean | null {
  const value = new RegExp(`(?:^|;\\s*)${cookie.name}=([^;]*)`).exec(allCookies())?.[1]
  if (value === 'true' || value === 'false') return value === 'true'
  if (value !== undefined) keepCookie('', 0)
  return null
}

/** A page in a sandbox has none, and says so by throwing. */
function allCookies() {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function keepCookie(value: string, seconds: number) {
  try {
    document.cookie = `${cookie.name}=${value}; path=/; max-age=${seconds}; samesite=lax`
  } catch {
    // The choice holds for as long as the page lives.
  }
}
