/**
 * One formatter for each zone. Making one costs a hundred times what using it does, and a list formats the same zone in
 * every row.
 */
export function perZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const known = formatters.get(timeZone)
    if (known) return known
    const shared = { timeZone, calendar: 'iso8601', numberingSystem: 'latn' } as const
    const formatter = new Intl.DateTimeFormat(locale, { ...shared, ...options })
    formatters.set(timeZone, formatter)
    return formatter
  }
}
