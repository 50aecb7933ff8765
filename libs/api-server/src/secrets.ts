import type { Secrets } from './dependencies.ts'

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/**
 * AES-256-GCM with the key's id in the text (`v1.<key id>.<iv>.<cipher>`), so that keys can be rotated and a
 * wrong key is told apart from damage.
 *
 * @param key 32 bytes
 */
export async function aesSecrets(key: Uint8Array<ArrayBuffer>): Promise<Secrets> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key))
  const keyId = encode(digest.slice(0, 6))
  const cryptoKey = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(context),
  })
  return {
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const cipher = await crypto.subtle.encrypt(
        algorithm(iv, context),
        cryptoKey,
        new TextEncoder().encode(text),
      )
      return `v1.${keyId}.${encode(iv)}.${encode(new Uint8Array(cipher))}`
    },
    async open(sealed, context) {
      const [version, id, iv, cipher] = sealed.split('.')
      if (version !== 'v1' || !iv || !cipher) throw new Error('Not a sealed text')
      if (id !== keyId) throw new Error('Sealed with another key: APP_KEY has changed')
      const bytes = await crypto.subtle.decrypt(algorithm(decode(iv), context), cryptoKey, decode(cipher))
      return new TextDecoder().decode(bytes)
    },
  }
}
