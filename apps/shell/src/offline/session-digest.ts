/**
 * Identifies a session in the browser's storage: equal tokens have equal digests, and the token can't be
 * derived from them.
 */
export async function digestOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
