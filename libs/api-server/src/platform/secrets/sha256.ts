/** Node hashes synchronously; Web Crypto uses another thread, which takes longer than the hash. */
const ofNode = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:crypto')

/** Bytes in hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  if (ofNode) return ofNode.hash('sha256', text)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
