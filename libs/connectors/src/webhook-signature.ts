import { parseMeasured } from './json-measure.ts'
import type { JsonLimits } from './json-measure.ts'
import { toHex } from './to-hex.ts'
import type { WebhookDelivery } from './webhook-reading.ts'

/** A whole order is sent, though little of it is read. */
const delivery: JsonLimits = { bytes: 5 * 2 ** 20, values: 200_000 }

/**
 * Whether the body was signed with the secret: base64 of HMAC-SHA256, compared by Web Crypto in constant
 * time.
 */
export async function isSigned({ body, secret }: WebhookDelivery, signature: string): Promise<boolean> {
  const bytes = fromBase64(signature)
  if (bytes === null || secret === '') return false
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  return crypto.subtle.verify('HMAC', key, bytes, body)
}

/** Null unless it is base64 in its canonical form. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length > 100) return null
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}

/** The first half of a SHA-256, in hexadecimal: identifies bodies. */
export async function fingerprint(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return toHex(hash.subarray(0, 16))
}

/** The JSON of a body; undefined when it is invalid or too large for a delivery. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return parseMeasured(body, delivery)
  } catch {
    return undefined
  }
}
