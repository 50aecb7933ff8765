import { toHex } from './to-hex.ts'

/** The HMAC-SHA256 of a text or of bytes. */
export async function hmac(data: string | Uint8Array<ArrayBuffer>, secret: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = typeof data === 'string' ? encoder.encode(data) : data
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))
}

/** The same in hexadecimal, the form of Meta's `appsecret_proof`. */
export const hexHmac = async (text: string, secret: string): Promise<string> =>
  toHex(await hmac(text, secret))
