/**
 * Where something stands that no row may hold: a number that is none, U+0000 or half a surrogate pair, which no
 * database keeps. Null where all is well.
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
