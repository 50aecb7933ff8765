/** A time zone as people read it: `America/New York`. */
export const zoneName = (timezone: string) => timezone.replaceAll('_', ' ')
