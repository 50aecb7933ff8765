/** The platform's list lacks UTC, which teams without a place choose. */
export const timezones: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')].sort())
