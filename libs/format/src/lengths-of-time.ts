/** A minute in milliseconds. */
export const minuteMs = 60_000
/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs
/** 24 hours in milliseconds. A calendar day is shorter or longer when clocks change: for those, see `addDays`. */
export const dayMs = 24 * hourMs
