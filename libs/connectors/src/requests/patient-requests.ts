import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { minuteMs } from '@tandem/format'
import { ProviderError } from '../provider-error.ts'
import { failuresToOpen, heldBack, storeWords } from './failures.ts'

const maxConcurrent = 2
const firstWaitMs = 2000
const longestBackoffMs = 30_000
const openForMs = minuteMs

/** How long failures are retried. */
export interface Patience {
  tries: number
  requestTimeoutMs: number
  /** A longer wait is left to the caller, who shouldn't hold a page open. */
  longestWaitMs: number
}

/** A background reading has time, and a brief failure of the store shouldn't end it. */
export const patient: Patience = { tries: 5, requestTimeoutMs: 30_000, longestWaitMs: 60_000 }
/**
 * A person is waiting at the form, and an API call ends after 30 s: a wrong address must be reported before
 * that.
 */
export const impatient: Patience = { tries: 2, requestTimeoutMs: 8_000, longestWaitMs: 3_000 }

/** Clock and randomness of a connector. */
export interface Clock {
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  now: () => number
  random: () => number
}

export interface PatientRequest<T> {
  /** Makes one attempt. */
  attempt: () => Promise<T>
  signal?: AbortSignal
  /** Called for each failed attempt that may be retried. */
  onFailure?: (error: ProviderError) => void
}

/**
 * Calls one provider: two requests at a time, by default five attempts with growing waits, a minute's pause
 * after `failuresToOpen` failures in a row.
 * @throws ProviderError, or the signal's reason
 */
export type PatientRequests = <T>(request: PatientRequest<T>) => Promise<T>

export function patientRequests(
  { wait, now, random }: Clock,
  patience: Patience = patient,
  words = storeWords,
): PatientRequests {
  const slots = bulkhead(maxConcurrent, Infinity)
  const breaker = circuitBreaker(handleWhen(isFailureOfStore), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    // `openUntil` keeps the minute, on the caller's clock.
    halfOpenAfter: 0,
  })
  let openUntil = 0
  let lastFailure: ProviderError['kind'] = 'provider_failed'
  breaker.onBreak(() => {
    openUntil = now() + openForMs
  })

  return async ({ attempt, signal, onFailure }) => {
    for (let count = 1; ; count += 1) {
      signal?.throwIfAborted()
      if (now() < openUntil) throw heldBack(lastFailure, Math.ceil((openUntil - now()) / 1000), words)
      try {
        return await slots.execute(() => breaker.execute(attempt), signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (isBrokenCircuitError(error)) throw heldBack(lastFailure, openForMs / 1000, words)
        if (!(error instanceof ProviderError)) throw error
        if (isFailureOfStore(error)) lastFailure = error.kind
        if (!error.retryable) throw error
        onFailure?.(error)
        const pause = pauseAfter(error, count, random())
        if (count >= patience.tries || pause > patience.longestWaitMs) throw error
        await wait(pause, signal)
      }
    }
  }
}

const isFailureOfStore = (error: unknown): boolean =>
  error instanceof ProviderError && error.retryable && error.kind !== 'rate_limited'

/**
 * The provider's own wait, or one that doubles with each attempt, randomised so that many stores don't return
 * at the same time.
 */
function pauseAfter(error: ProviderError, count: number, random: number): number {
  const ceiling = Math.min(longestBackoffMs, firstWaitMs * 2 ** (count - 1))
  const backoff = ceiling / 2 + (random * ceiling) / 2
  return error.retry_after_seconds === null ? backoff : Math.max(1000, error.retry_after_seconds * 1000)
}
