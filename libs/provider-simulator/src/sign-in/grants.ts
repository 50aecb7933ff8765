import { toHex } from '../to-hex.ts'
import { base64url } from './signing-key.ts'
import type { ProviderPerson } from './people.ts'

/** What a person allowed, and the app's request. */
export interface Grant {
  person: ProviderPerson
  redirect_uri: string
  nonce: string | null
  code_challenge: string | null
  /** Whether the app may see the address. */
  sharesEmail: boolean
  /** Apple: whether a forwarding address replaces the real one. */
  hidesEmail: boolean
  /** Apple: whether this is the first consent, the only one that contains the name. */
  isFirst: boolean
  at: number
}

/** Codes and tokens that were issued; each code works once, for five minutes. */
export interface Grants {
  give(grant: Omit<Grant, 'at' | 'isFirst'>, key: string): { code: string; grant: Grant }
  take(code: string): Grant | undefined
  /** Issues a token that gives access to what was allowed. */
  giveToken(grant: Grant): string
  ofToken(token: string): Grant | undefined
}

const codeLifeMs = 5 * 60_000

const unguessable = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

export const createGrants = (now: () => number): Grants => {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const seen = new Set<string>()
  return {
    give(allowed, key) {
      const grant = { ...allowed, isFirst: !seen.has(key), at: now() }
      seen.add(key)
      const code = unguessable()
      codes.set(code, grant)
      return { code, grant }
    },
    take(code) {
      const grant = codes.get(code)
      codes.delete(code)
      return grant && now() - grant.at < codeLifeMs ? grant : undefined
    },
    giveToken(grant) {
      const token = unguessable()
      tokens.set(token, grant)
      return token
    },
    ofToken: (token) => tokens.get(token),
  }
}

/**
 * Identifies a person at a provider: always the same, also after a restart, and different at another
 * provider.
 */
export const subjectHash = async (provider: string, person: ProviderPerson): Promise<string> => {
  const text = `${provider}:${person.email?.toLowerCase() ?? person.name}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return toHex(digest)
}

/** A hash as digits, which Google and Facebook use to identify people. */
export const digitsOf = (hash: string, length: number): string =>
  `1${BigInt(`0x${hash}`)
    .toString()
    .slice(-length + 1)}`
