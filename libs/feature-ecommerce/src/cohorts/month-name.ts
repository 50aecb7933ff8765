const words = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month of the year as it is read: "Mar 2026" of `2026-03`. */
export const monthName = (month: string) => words.format(new Date(`${month}-01T00:00:00Z`))
