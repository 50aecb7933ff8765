import type { WebhookDelivery } from './webhook-reading.ts'

/** Whether the body was signed with the secret: base64 of HMAC-SHA256, compared by Web Crypto in constant time. */
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

/** Null for what is not base64 in its one right spelling. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}

/** The first half of a SHA-256, in hexadecimal: tells bodies apart. */
export async function fingerprint(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The JSON of a body; undefined where it is none. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return undefined
  }
}
