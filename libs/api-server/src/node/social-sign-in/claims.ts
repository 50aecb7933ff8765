const longest = 254

/** A claim as text that can be stored and shown; null when it is empty, too long or not a text. */
export function textOf(claim: unknown): string | null {
  if (typeof claim !== 'string' || !claim.isWellFormed() || claim.includes('\u0000')) return null
  const text = claim.trim()
  return text === '' || text.length > longest ? null : text
}
