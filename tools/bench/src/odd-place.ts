/**
 * The path of a value that no row can store: NaN or an infinite number, or a text with U+0000 or half a
 * surrogate pair, which databases reject. Null if there is none.
 */
export function oddPlace(value: unknown, place = 'value'): string | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : place
  if (typeof value === 'number') return Number.isFinite(value) ? null : place
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inside] of Object.entries(value)) {
    const found = oddPlace(inside, `${place}.${key}`)
    if (found !== null) return found
  }
  return null
}
