/** The `handle` of a route whose page has its own heading: errors, Coming Soon. */
export const ownHeading = { ownHeading: true } as const
