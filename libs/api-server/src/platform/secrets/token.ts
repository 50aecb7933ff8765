const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A token that nobody can guess: 256 bits. */
export const newToken = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** The bearer token of a request, if it has one of ours. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer ([0-9a-f]{64})$/i.exec(headers.get('authorization') ?? '')?.[1]?.toLowerCase()

/** Node hashes synchronously; Web Crypto uses another thread, which takes longer than the hash. */
const ofNode = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:crypto')

/** The SHA-256 of a token, stored instead of it, so that a stolen table opens nothing. */
export async function hashToken(token: string): Promise<string> {
  if (ofNode) return ofNode.hash('sha256', token)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
}
