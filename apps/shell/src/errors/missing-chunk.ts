/** How Chromium, Firefox and Safari say that a module could not be loaded. */
const words = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether a part of the app could not be fetched: most often because a new release has replaced it. */
export const isMissingChunk = (error: unknown) => error instanceof Error && words.test(error.message)
