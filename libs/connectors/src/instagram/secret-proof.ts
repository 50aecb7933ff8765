import { toHex } from '../to-hex.ts'

/**
 * Proves to Meta that the user of a token also knows the app's secret (`appsecret_proof`), so a stolen token is worth
 * less.
 */
export async function secretProof(token: string, secret: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(token)))
  return toHex(signature)
}
