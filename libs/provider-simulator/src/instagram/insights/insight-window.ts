import type { Call } from '../graph/call.ts'
import { badParameter } from '../graph/graph-error.ts'
import { day, pacificDay, pacificStart } from '../data/pacific-day.ts'

/** The requested days, counted in California's time, and the exact times of the request. */
export interface InsightWindow {
  since: number
  until: number
  days: number[]
}

const longest = 30 * day

const timeOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  const time = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text)
  if (!Number.isFinite(time) || time > 8.64e15) throw badParameter(`param ${name} must be a valid time`)
  return time
}

/** A day belongs to the window that contains its middle, so adjacent windows neither share nor miss a day. */
const daysBetween = (since: number, until: number): number[] => {
  const days: number[] = []
  for (let dayNumber = pacificDay(since); pacificStart(dayNumber) <= until; dayNumber += 1) {
    const middle = (pacificStart(dayNumber) + pacificStart(dayNumber + 1)) / 2
    if (middle >= since && middle < until) days.push(dayNumber)
  }
  return days
}

/** Reads `since` and `until`; by default they cover the last hours. */
export const readWindow = ({ query, now }: Call, usual = day): InsightWindow => {
  const until = timeOf(query, 'until') ?? Math.max(now, (timeOf(query, 'since') ?? 0) + day)
  const since = timeOf(query, 'since') ?? until - usual
  if (since > until) throw badParameter('since param must be before until param')
  if (until - since > longest)
    throw badParameter('There cannot be more than 30 days (2592000 s) between since and until')
  return { since, until, days: daysBetween(since, until) }
}

/** Refuses a window of more than 30 days ago: some metrics are kept only that long. */
export const needRecent = ({ now }: Call, { since }: InsightWindow, metric: string): void => {
  if (since < pacificStart(pacificDay(now) - 30))
    throw badParameter(
      `(${metric}) metric only supports querying data for the last 30 days excluding the current day`,
    )
}

/** The addresses of the previous and next windows; they don't lead to further rows of this one. */
export const windowPaging = ({ url }: Call, { since, until }: InsightWindow) => {
  const moved = (from: number, to: number) => {
    const address = new URL(url)
    address.searchParams.set('since', String(Math.floor(from / 1000)))
    address.searchParams.set('until', String(Math.floor(to / 1000)))
    return String(address)
  }
  const length = until - since
  return { paging: { previous: moved(since - length, since), next: moved(until, until + length) } }
}
