/** `handle` of a route whose page brings its own heading: errors, Coming Soon. */
export const ownHeading = { ownHeading: true } as const
