/** Everything that is kept in the browser; nothing else writes to its storage. */
export type StoredKey =
  | 'personal_access_token'
  | 'selected_store'
  | 'user_id'
  | 'on_page_token'
  | 'temp_mail'
  | 'token'
  | 'forgot_password_token'
  | 'theme'

/**
 * What the browser would not take (storage blocked, or full): kept for as long as the page lives. Null marks
 * what could not be removed.
 */
const held = new Map<StoredKey, string | null>()

/** What is kept under a key; null where nothing is, or where the browser does not let us look. */
export function readStored(key: StoredKey): string | null {
  const here = held.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; where the browser refuses, until the page is left. */
export function keepStored(key: StoredKey, value: string) {
  attempt(key, value, () => localStorage.setItem(key, value))
}

/** Forgets what is kept under a key. */
export function forgetStored(key: StoredKey) {
  attempt(key, null, () => localStorage.removeItem(key))
}

function attempt(key: StoredKey, value: string | null, act: () => void) {
  try {
    act()
    held.delete(key)
  } catch {
    held.set(key, value)
  }
}

/**
 * Tells when another tab changes what is kept under a key.
 *
 * @returns how to stop.
 */
export function watchStored(key: StoredKey, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // `key` is null where the other tab removed everything at once.
    if (event.key === key || event.key === null) onChange(readStored(key))
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
