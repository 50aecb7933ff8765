import type { Post } from '@tandem/api-contract'
import { teamDay, teamHour, weekdayOf } from '@tandem/format'

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** How many posts were published in each hour of the week in a time zone; 1 is Monday, 7 Sunday. */
export function postingHours(posts: readonly Pick<Post, 'posted_at'>[], timeZone: string) {
  const found = new Map<string, number>()
  for (const { posted_at } of posts) {
    const weekday = weekdayOf(teamDay(posted_at, timeZone)) || 7
    const key = `${weekday}-${teamHour(posted_at, timeZone)}`
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return weekdays.flatMap((weekday) =>
    hours.map((hour) => ({ weekday, hour, value: found.get(`${weekday}-${hour}`) ?? 0 })),
  )
}
