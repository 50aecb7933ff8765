/** Everything that is kept in the browser; nothing else writes to its storage. */
export type StoredKey = keyof typeof isSound

/** No text that is kept here is longer; what is, was not written by this product. */
const longest = 4096

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** A token travels in a header or a body: printable, in ASCII. */
const isToken = matches(/^[!-~](?:[ -~]*[!-~])?$/)
const isId = (text: string) => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))

/** What each key may hold. Anything else is dropped when it is read: an older release, a hand, another program. */
const isSound = {
  personal_access_token: isToken,
  selected_store: isId,
  user_id: isId,
  on_page_token: isToken,
  temp_mail: (text: string) => text.isWellFormed() && /^[^\s@]+@[^\s@]+$/.test(text),
  token: isToken,
  forgot_password_token: isToken,
  theme: matches(/^(light|dark|system)$/),
  font: matches(/^(onest|inter|manrope|system)$/),
}

/**
 * What the browser would not take (storage blocked, or full): kept for as long as the page lives. Null marks
 * what could not be removed.
 */
const held = new Map<StoredKey, string | null>()

/** What is kept under a key; null where nothing sound is, or where the browser does not let us look. */
export function readStored(key: StoredKey): string | null {
  const text = held.has(key) ? held.get(key)! : lookUp(key)
  if (text === null || (text.length <= longest && isSound[key](text))) return text
  forgetStored(key)
  return null
}

function lookUp(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; where the browser refuses, until the page is left. */
export function keepStored(key: StoredKey, value: string) {
  try {
    localStorage.setItem(key, value)
    held.delete(key)
  } catch {
    // A full storage still removes: the next page must not find what was kept before.
    forgetStored(key)
    held.set(key, value)
  }
}

/** Forgets what is kept under a key. */
export function forgetStored(key: StoredKey) {
  try {
    localStorage.removeItem(key)
    held.delete(key)
  } catch {
    held.set(key, null)
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
    if (event.key !== key && event.key !== null) return
    // What this page had to hold itself is older than what the other tab could keep.
    held.delete(key)
    onChange(readStored(key))
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
