import { inject } from 'vitest'

/**
 * For cases that run the same SQL and differ only before it: the first database of a run tests all of them,
 * others only one in `oneOf`. Tests about rows, locks, searches or the separation of teams run completely on
 * each database.
 */
export const sampled = <Case>(cases: readonly Case[], oneOf: number): Case[] =>
  cases.filter((_case, index) => inject('isFirstDatabase') || index % oneOf === 0)
