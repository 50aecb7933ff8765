import { call, isApiError } from '@tandem/api-client'
import { writeKeyHours } from '@tandem/api-contract'
import type { Endpoint, EndpointInput } from '@tandem/api-contract'
import { isKnown, queuedEndpoints } from './queued-endpoints.ts'
import type { WaitingChange } from './waiting-changes.ts'

/**
 * Older changes aren't sent, in milliseconds: an hour later the server has forgotten the key, and would
 * repeat the change.
 */
export const sentWithinMs = (writeKeyHours - 1) * 60 * 60 * 1000

/** Why a change was dropped: the server's refusal; null if it waited too long. */
export type Refusal = Error | null

type Outcome =
  | { kind: 'sent' }
  | { kind: 'given up'; refusal: Refusal }
  /** The change stays, for at least this many seconds. */
  | { kind: 'later'; seconds: number; isSignedOut: boolean }

/** Sends a change with the key of its first try and the token of its own session. */
export async function sendChange(change: WaitingChange, token: string): Promise<Outcome> {
  const { name, madeAt } = change
  if (!isKnown(name) || Date.now() - madeAt > sentWithinMs) return { kind: 'given up', refusal: null }
  try {
    await call<Endpoint>(queuedEndpoints[name], change.input as EndpointInput<Endpoint>, {
      key: change.key,
      token,
    })
    return { kind: 'sent' }
  } catch (error) {
    // An earlier try has made the change, but the server no longer has its answer.
    if (isApiError(error, 'WRITE_ALREADY_DONE')) return { kind: 'sent' }
    if (isRefusal(error)) return { kind: 'given up', refusal: error as Error }
    const seconds = isApiError(error) ? (error.seconds_left ?? 0) : 0
    return { kind: 'later', seconds, isSignedOut: isApiError(error) && error.status === 401 }
  }
}

/** Statuses that aren't about the change: no session, too slow, too early, too many requests. */
const saysNothing = new Set([401, 408, 425, 429])

/**
 * Whether the server itself refused. Answers of something in between, such as a hotel's network, have no
 * code.
 */
const isRefusal = (error: unknown) =>
  isApiError(error) && error.status < 500 && !saysNothing.has(error.status) && error.code !== 'UNKNOWN_ERROR'
