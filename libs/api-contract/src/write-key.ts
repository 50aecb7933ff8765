import type { Endpoint } from './endpoint.ts'

/** The header that names a write, so that sending it again doesn't do it again. */
export const writeKeyHeader = 'Idempotency-Key'

/** The header of an answer that was given before and is repeated. */
export const replayedHeader = 'Idempotency-Replayed'

/** How many hours a key is remembered. */
export const writeKeyHours = 24

/** A key of a caller: random, so that no two writes share one. */
export const isWriteKey = (text: string): boolean => text.length <= 64 && /^[\w-]{8,64}$/.test(text)

/**
 * Whether a call takes a key. Public calls have no person whose keys they could be, files are not kept, and a GET that
 * changes something changes nothing more when it is sent again.
 */
export const takesWriteKey = ({ access, method, answers }: Endpoint): boolean =>
  access !== 'public' && method !== 'GET' && answers === 'json'
