import { factsOf } from '@tandem/api-contract'
import type { PostMetric } from '@tandem/api-contract'
import { formatNumber } from '@tandem/format'
import { metricText } from './messages.ts'

/** A watch time in its two largest units: `14,2 s`, `6 min 20 s`, `31 h 5 min`. */
export function formatWatchTime(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60)
    return metricText('watchTime.seconds', { seconds: formatNumber(Math.round(seconds * 10) / 10) })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return metricText('watchTime.minutes', { minutes, seconds: Math.floor(seconds % 60) })
  const hours = formatNumber(Math.floor(minutes / 60), { full: true })
  return metricText('watchTime.hours', { hours, minutes: minutes % 60 })
}

/** A figure of a post in its own unit. */
export function formatMetric(metric: PostMetric, value: number): string {
  const { unit } = factsOf(metric)
  if (unit === 'milliseconds') return formatWatchTime(value)
  if (unit === 'percent') return `${formatNumber(Math.round(value * 10) / 10, { full: true })}%`
  return formatNumber(value, { full: true })
}
