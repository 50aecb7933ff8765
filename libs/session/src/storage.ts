/** Everything that is stored in the browser; nothing else writes to its storage. */
export type StoredKey = keyof typeof isSound

/** Stored text is never longer; a longer text wasn't written by this product. */
const longest = 4096

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** A token is sent in a header or a body: printable ASCII. */
const isToken = matches(/^[!-~](?:[ -~]*[!-~])?$/)
const isId = (text: string) => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))

/**
 * What each key may contain. Anything else is dropped when read: it may come from an older release, a person
 * or another program.
 */
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
  number_style: matches(/^(tr|en|fr)$/),
  widget_heights: matches(/^[a-z]+-(?:full|half)@\d{1,5}=\d{1,5}(?: [a-z]+-(?:full|half)@\d{1,5}=\d{1,5})*$/),
}

/**
 * What the browser wouldn't store (storage blocked or full), held until the page is closed. Null marks what
 * couldn't be removed.
 */
const held = new Map<StoredKey, string | null>()

/** The value under a key; null when it is missing or invalid, or when the browser blocks access. */
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

/** Stores a text; when the browser refuses, until the page is closed. */
export function keepStored(key: StoredKey, value: string) {
  try {
    localStorage.setItem(key, value)
    held.delete(key)
  } catch {
    // A full storage can still remove: the next page must not find the older value.
    forgetStored(key)
    held.set(key, value)
  }
}

/** Removes the value under a key. */
export function forgetStored(key: StoredKey) {
  try {
    localStorage.removeItem(key)
    held.delete(key)
  } catch {
    held.set(key, null)
  }
}

/**
 * Calls back when another tab changes the value under a key.
 *
 * @returns a function that stops watching
 */
export function watchStored(key: StoredKey, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // `key` is null when the other tab removed everything at once.
    if (event.key !== key && event.key !== null) return
    // What this page held in memory is older than what the other tab stored.
    held.delete(key)
    onChange(readStored(key))
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
