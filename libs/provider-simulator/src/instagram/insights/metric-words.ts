/** A metric's title, derived from its name. */
export const titleOf = (metric: string): string => {
  const words = metric.replace(/^ig_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A time as the Graph API writes it, in UTC and without a colon in the offset. */
export const graphTime = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}+0000`
