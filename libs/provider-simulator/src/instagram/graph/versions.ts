/** The oldest and newest versions of the Graph API that answer. */
const oldest = 22
const newest = 26

/**
 * The version that answers for a requested one: versions that are too old fall forward, future ones don't
 * exist.
 */
export const answeringVersion = (asked: string): string | undefined => {
  const number = Number(asked.slice(1))
  if (number > newest) return undefined
  return number < oldest ? `v${oldest}.0` : asked
}

/** The version for requests that name none. */
export const usualVersion = `v${oldest}.0`
