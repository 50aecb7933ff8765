import { plainDays } from './plain-figures.ts'
import type { PlainAccount, PlainSpan } from './plain-figures.ts'

const figureNames = ['reach', 'views', 'interactions', 'profile_links_taps'] as const

/** The days on which an account's reach is missing beside another's, since every account has figures. */
export function plainPartialReach(accounts: PlainAccount[], span: PlainSpan): string[] {
  const firstDays = accounts.map(({ days }) =>
    days
      .filter((row) => figureNames.some((name) => row[name] !== null))
      .map(({ day }) => day)
      .toSorted(),
  )
  const since =
    firstDays
      .flatMap(([first]) => first ?? [])
      .toSorted()
      .at(-1) ?? ''
  const known = accounts
    .map(({ days }) => new Set(days.filter(({ reach }) => reach !== null).map(({ day }) => day)))
    .filter((days) => days.size > 0)
  return plainDays(span).filter(
    (day) => day >= since && new Set(known.map((days) => days.has(day))).size === 2,
  )
}
