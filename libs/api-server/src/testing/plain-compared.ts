import type { NetworkFigures } from '@tandem/api-contract'
import { meanOf, plainDays, sumOf } from './plain-figures.ts'
import type { PlainAccount, PlainSpan } from './plain-figures.ts'
import { onWall } from './wall-clock.ts'

const names = ['reach_per_day', 'views', 'interactions', 'profile_links_taps'] as const

/**
 * The network's figures of two periods, over the days that are over and known in both: the first day with the first and
 * so on, for each account and figure.
 */
export function plainCompared(
  accounts: PlainAccount[],
  { current, previous, now }: { current: PlainSpan; previous: PlainSpan; now: string },
): { current: NetworkFigures; previous: NetworkFigures } {
  const today = onWall(now, 'America/Los_Angeles').day
  const before = plainDays(previous)
  const pairs = plainDays(current).flatMap((day, index) => {
    const earlier = before[index]
    return earlier === undefined || day >= today || earlier >= today ? [] : [{ day, earlier }]
  })
  const figure = (side: 'day' | 'earlier', name: (typeof names)[number]) =>
    sumOf(
      accounts.map(({ days }) => {
        const valueOn = (at: string) =>
          days.find(({ day }) => day === at)?.[name === 'reach_per_day' ? 'reach' : name] ?? null
        const known = pairs.filter(({ day, earlier }) => valueOn(day) !== null && valueOn(earlier) !== null)
        const values = known.map((pair) => valueOn(pair[side]))
        return name === 'reach_per_day' ? meanOf(values) : sumOf(values)
      }),
    )
  const figures = (side: 'day' | 'earlier') =>
    Object.fromEntries(names.map((name) => [name, figure(side, name)])) as NetworkFigures
  return { current: figures('day'), previous: figures('earlier') }
}
