import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { asDatabaseFailure, fromDatabase } from '../database/database-failure.ts'
import type { Limiter, LimiterFactory } from '../dependencies/dependencies.ts'

/** A limiter that counts with any limiter of the rate-limiting package. */
export function limiterOf(limiter: RateLimiterAbstract): Limiter {
  return {
    async take(key) {
      try {
        await limiter.consume(key)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw asDatabaseFailure(refusal)
      }
    },
    async reset(key) {
      await fromDatabase(() => limiter.delete(key))
    },
  }
}

/** Counts in this process only: correct when there is just one. */
export const memoryLimiter: LimiterFactory = (name, { calls, seconds }) =>
  limiterOf(new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds, blockDuration: 0 }))
