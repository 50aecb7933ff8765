import { text } from './messages.ts'

const second = 1000

/** A duration in its two largest units: `0 s`, `42 s`, `3 min 5 s`, `2 h 10 min`. */
export function duration(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / second))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return text('duration.seconds', { seconds })
  if (minutes < 60) return text('duration.minutes', { minutes, seconds: seconds % 60 })
  return text('duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
