/** Signs id tokens with RS256, and publishes the key that verifies them. */
export interface SigningKey {
  jwks(): Promise<{ keys: (JsonWebKey & { kid: string; use: string; alg: string })[] }>
  sign(claims: Record<string, unknown>): Promise<string>
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}

/** Text or bytes in base64url, as used in tokens. */
export const base64url = (data: string | Uint8Array): string => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Bytes of base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** A separate key for each simulator, made when first needed because making one takes a moment. */
export const createSigningKey = (kid: string): SigningKey => {
  let made: Promise<CryptoKeyPair> | null = null
  const pair = () => (made ??= crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']))
  return {
    async jwks() {
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', (await pair()).publicKey)
      return { keys: [{ kty, n, e, kid, use: 'sig', alg: 'RS256' }] }
    },
    async sign(claims) {
      const signed = [{ alg: 'RS256', kid }, claims].map((part) => base64url(JSON.stringify(part))).join('.')
      const signature = await crypto.subtle.sign(
        algorithm.name,
        (await pair()).privateKey,
        new TextEncoder().encode(signed),
      )
      return `${signed}.${base64url(new Uint8Array(signature))}`
    },
  }
}
