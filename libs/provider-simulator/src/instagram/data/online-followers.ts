import type { InstagramAccount } from './account.ts'
import type { Followers } from './followers.ts'
import { between } from './noise.ts'
import type { Noise } from './noise.ts'
import { hour, pacificStart, weekday } from './pacific-day.ts'

/** The part of the followers that is online, in each hour of their own day. */
const awake = [
  0.19, 0.11, 0.07, 0.05, 0.05, 0.08, 0.17, 0.31, 0.39, 0.42, 0.42, 0.43, 0.47, 0.48, 0.45, 0.44, 0.46, 0.5,
  0.55, 0.6, 0.65, 0.68, 0.58, 0.36,
]

/**
 * The number of followers online in each hour of a day in California. The hours 0 to 23 count from midnight
 * there, so the curve shifts by an hour when clocks change.
 */
export const onlineFollowers = (
  noise: Noise,
  followers: Followers,
  account: InstagramAccount,
  dayNumber: number,
): Record<string, number> => {
  const start = pacificStart(dayNumber)
  const all = followers.at(account, start)
  const isWeekend = [0, 6].includes(weekday(dayNumber))
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, step) => {
      const local = new Date(start + (step + account.utcOffset) * hour).getUTCHours()
      // At weekends people are online later, and a little more.
      const part = isWeekend
        ? 0.5 * ((awake[(local + 23) % 24] ?? 0) + (awake[local] ?? 0)) * 1.06
        : awake[local]!
      const varied = between(noise(account.username, dayNumber, step, 'online'), 0.94, 1.06)
      return [String(step), Math.round(all * part * varied)]
    }),
  )
}
