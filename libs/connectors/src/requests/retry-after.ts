/** A longer wait is a mistake of the provider, and it would stop everything until we start again. */
export const atMostADay = (seconds: number): number => Math.min(seconds, 86_400)

/** The seconds of a Retry-After header, a number or a date, at most a day; null when there is no valid one. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.length > 100) return null
  const seconds = /^\s*[\d.]+\s*$/.test(header)
    ? Math.ceil(Number(header))
    : Math.ceil((Date.parse(header) - now) / 1000)
  return /^\s*-/.test(header) || !Number.isFinite(seconds) || seconds < 0 ? null : atMostADay(seconds)
}
