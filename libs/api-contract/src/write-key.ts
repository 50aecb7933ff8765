import type { Endpoint } from './endpoint.ts'

/** The header that names a write, so that sending it twice doesn't do it twice. */
export const writeKeyHeader = 'Idempotency-Key'

/** The header of a repeated answer. */
export const replayedHeader = 'Idempotency-Replayed'

/** How many hours a key is remembered. */
export const writeKeyHours = 24

/** A key from a caller: random, so that no two writes share one. */
export const isWriteKey = (text: string): boolean => text.length <= 64 && /^[\w-]{8,64}$/.test(text)

/**
 * Whether a call takes a key. Public calls have no person to whom the key could belong, files aren't stored,
 * and repeating a GET that changes something changes nothing more.
 */
export const takesWriteKey = ({ access, method, answers }: Endpoint): boolean =>
  access !== 'public' && method !== 'GET' && answers === 'json'
