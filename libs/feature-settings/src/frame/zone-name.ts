/** A time zone for people: `America/New York`. */
export const zoneName = (timezone: string) => timezone.replaceAll('_', ' ')
