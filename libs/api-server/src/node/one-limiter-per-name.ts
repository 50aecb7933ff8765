import type { Limiter, LimiterFactory } from '../platform/dependencies/dependencies.ts'

/** Creates each limiter once: a second one would start its own count in memory and keep a second timer. */
export function oneLimiterPerName(make: LimiterFactory): LimiterFactory {
  const made = new Map<string, Limiter>()
  return (name, limit) => {
    const limiter = made.get(name) ?? make(name, limit)
    made.set(name, limiter)
    return limiter
  }
}
