import type { Secrets } from '../dependencies/dependencies.ts'

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** Encrypts with its newest key and opens with any of its keys. */
export interface KeyRing extends Secrets {
  /** The start of an encrypted text, for each key; the newest key comes first. */
  prefixes: readonly [newest: string, ...older: string[]]
}

const version = 'v1'

/** The start of every encrypted text, whatever its key. */
export const sealedPrefix = `${version}.`

async function importKey(key: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key))
  return {
    id: encode(digest.slice(0, 6)),
    cryptoKey: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
  }
}

/**
 * AES-256-GCM with the key's id in the text (`v1.<key id>.<iv>.<cipher>`), so that keys can be rotated and a
 * wrong key can be distinguished from damage.
 *
 * @param newest 32 bytes; encrypts from now on
 * @param older keys of texts that still exist; they only decrypt
 */
export async function aesSecrets(
  newest: Uint8Array<ArrayBuffer>,
  older: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<KeyRing> {
  const sealing = await importKey(newest)
  const known = [sealing, ...(await Promise.all(older.map(importKey)))]
  const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(context),
  })
  return {
    prefixes: [`${sealedPrefix}${sealing.id}.`, ...known.slice(1).map(({ id }) => `${sealedPrefix}${id}.`)],
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const cipher = await crypto.subtle.encrypt(
        algorithm(iv, context),
        sealing.cryptoKey,
        new TextEncoder().encode(text),
      )
      return `${sealedPrefix}${sealing.id}.${encode(iv)}.${encode(new Uint8Array(cipher))}`
    },
    async open(sealed, context) {
      const [marked, keyId, iv, cipher] = sealed.split('.')
      if (marked !== version || !iv || !cipher) throw new Error('Not a sealed text')
      const key = known.find(({ id }) => id === keyId)
      if (!key) throw new Error('Sealed with another key: neither APP_KEY nor APP_KEYS_OLD has it')
      const bytes = await crypto.subtle.decrypt(algorithm(decode(iv), context), key.cryptoKey, decode(cipher))
      return new TextDecoder().decode(bytes)
    },
  }
}
