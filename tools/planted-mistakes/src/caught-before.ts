import { libraryOf } from './mistake.ts'
import type { Outcome } from './try-mistake.ts'

/** The result that a run saves for a later one. */
export interface SavedOutcome {
  library: string
  name: string
  is_caught: boolean
  by: string
}

/** Outcomes in the form that is saved. */
export const saved = (outcomes: readonly Outcome[]): SavedOutcome[] =>
  outcomes.map(({ mistake, isCaught, by }) => ({
    library: libraryOf(mistake),
    name: mistake.name,
    is_caught: isCaught,
    by,
  }))

/** Mistakes that both runs tried and only the earlier one caught. */
export function noLongerCaught(before: readonly SavedOutcome[], outcomes: readonly Outcome[]): Outcome[] {
  const known = new Set(before.filter((each) => each.is_caught).map(({ name }) => name))
  return outcomes.filter(({ mistake, isCaught }) => !isCaught && known.has(mistake.name))
}
