import { libraryOf } from './mistake.ts'
import type { Outcome } from './try-mistake.ts'

/** What a run leaves for a later one. */
export interface SavedOutcome {
  library: string
  name: string
  is_caught: boolean
  by: string
}

/** Outcomes as a file keeps them. */
export const saved = (outcomes: readonly Outcome[]): SavedOutcome[] =>
  outcomes.map(({ mistake, isCaught, by }) => ({
    library: libraryOf(mistake),
    name: mistake.name,
    is_caught: isCaught,
    by,
  }))

/** What was tried in both runs, was caught before and isn't now. */
export function noLongerCaught(before: readonly SavedOutcome[], outcomes: readonly Outcome[]): Outcome[] {
  const known = new Set(before.filter((each) => each.is_caught).map(({ name }) => name))
  return outcomes.filter(({ mistake, isCaught }) => !isCaught && known.has(mistake.name))
}
