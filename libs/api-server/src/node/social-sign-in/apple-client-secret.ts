/** The fields of Apple's developer pages for a sign-in key. */
export interface AppleKey {
  /** The Services ID. */
  client_id: string
  team_id: string
  key_id: string
  /** The content of the `.p8` file: PKCS #8 in PEM. */
  private_key: string
}

/** Apple allows six months; minutes are enough, because each request gets a new secret. */
const lifeSeconds = 300

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/**
 * The client secret that Apple asks for: a short JWT, signed by our key with ES256. Web Crypto signs in the raw
 * form that a JWT needs.
 */
export async function appleClientSecret(
  { client_id, team_id, key_id, private_key }: AppleKey,
  { audience, now }: { audience: string; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const parts = [
    { alg: 'ES256', kid: key_id, typ: 'JWT' },
    { iss: team_id, iat: issuedAt, exp: issuedAt + lifeSeconds, aud: audience, sub: client_id },
  ].map((part) => base64url(new TextEncoder().encode(JSON.stringify(part))))
  const signed = parts.join('.')
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    await importAppleKey(private_key),
    new TextEncoder().encode(signed),
  )
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

/** Imports the key of a `.p8` file. @throws when it isn't such a key */
export function importAppleKey(pem: string): Promise<CryptoKey> {
  const body = /-----BEGIN PRIVATE KEY-----([\s\S]+)-----END PRIVATE KEY-----/.exec(pem)?.[1]
  if (body === undefined) throw new Error('not a private key in PEM')
  const bytes = new Uint8Array(Buffer.from(body, 'base64'))
  return crypto.subtle.importKey('pkcs8', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}
