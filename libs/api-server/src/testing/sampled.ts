import { inject } from 'vitest'

/**
 * Of cases that differ in what comes before SQL, while the statements of all are the same: the first database of a run
 * meets every one, another one of so many. What is about rows, locks, searches or a team's bounds runs whole on each.
 */
export const sampled = <Case>(cases: readonly Case[], oneOf: number): Case[] =>
  cases.filter((_case, index) => inject('isFirstDatabase') || index % oneOf === 0)
