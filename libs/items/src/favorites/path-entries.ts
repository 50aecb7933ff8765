/** An entry of a preference that lists places: a label, and a path of the app. */
export interface PathEntry {
  label: string
  to: string
}

// The server's limit for a preference, in characters.
const keptLength = 20_000
const longestLabel = 120
const longestPath = 500

const anyOrigin = 'https://app.invalid'

/** Whether an address stays in the app: `//elsewhere` and `/\elsewhere` look like paths but aren't. */
export const isAppPath = (to: string) =>
  to.startsWith('/') &&
  to.length <= longestPath &&
  URL.canParse(to, anyOrigin) &&
  new URL(to, anyOrigin).origin === anyOrigin

/**
 * The usable entries of a stored list, each with everything that was stored; empty when it isn't a list,
 * without invalid entries.
 */
export function readEntries(kept: string | null): (PathEntry & { kept: Record<string, unknown> })[] {
  return jsonList(kept).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
    const { label, to } = entry as Record<string, unknown>
    if (typeof label !== 'string' || typeof to !== 'string') return []
    const words = shortLabel(label)
    return words === '' || !isAppPath(to) ? [] : [{ label: words, to, kept: { ...entry } }]
  })
}

/** A label as it is stored: trimmed, and cut when it is long. */
export const shortLabel = (label: string) => [...label.trim()].slice(0, longestLabel).join('').trim()

/** The list without duplicates of the same place. */
export function withoutRepeats<Entry extends PathEntry>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ to }) => seen.size < seen.add(to).size)
}

/** A list for storing; the last entries are dropped when it is longer than the server accepts. */
export function writeEntries(entries: readonly object[]): string {
  const text = JSON.stringify(entries)
  return text.length <= keptLength ? text : writeEntries(entries.slice(0, -1))
}

function jsonList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
