/** The first and the last version of the Graph API that answer. */
const oldest = 22
const newest = 26

/** The version that answers one that was asked for: too old ones fall forward, future ones do not exist. */
export const answeringVersion = (asked: string): string | undefined => {
  const number = Number(asked.slice(1))
  if (number > newest) return undefined
  return number < oldest ? `v${oldest}.0` : asked
}

/** For those who name none. */
export const usualVersion = `v${oldest}.0`
