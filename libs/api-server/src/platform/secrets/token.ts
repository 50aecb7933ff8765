import { sha256, toHex } from './sha256.ts'

/** A token that nobody can guess: 256 bits. */
export const newToken = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** The bearer token of a request, if it has one of ours. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer ([0-9a-f]{64})$/i.exec(headers.get('authorization') ?? '')?.[1]?.toLowerCase()

/** The SHA-256 of a token, stored instead of it, so that a stolen table opens nothing. */
export const hashToken = (token: string): Promise<string> => sha256(token)
