/** The version whose schema is simulated. */
export const simulatedVersion = '2026-10'

const releaseMonths = ['01', '04', '07', '10']

const releasedAt = (version: string) => Date.parse(`${version}-01T17:00:00Z`)

const yearLater = (version: string) => releasedAt(`${Number(version.slice(0, 4)) + 1}${version.slice(4)}`)

/** The stable versions at a time: released, and not older than a year. */
export const supportedVersions = (now: Date): string[] => {
  const year = now.getUTCFullYear()
  const versions = [year - 2, year - 1, year, year + 1].flatMap((one) =>
    releaseMonths.map((month) => `${one}-${month}`),
  )
  return versions.filter(
    (version) => releasedAt(version) <= now.getTime() && yearLater(version) > now.getTime(),
  )
}

/**
 * The version that answers for a requested one: an outdated one falls forward. Undefined if there is no such
 * version.
 */
export const answeringVersion = (asked: string, now: Date): string | undefined => {
  if (asked === 'unstable' || asked === simulatedVersion) return asked
  if (!/^\d{4}-(?:01|04|07|10)$/.test(asked)) return undefined
  const supported = supportedVersions(now)
  if (asked > supported.at(-1)!) return undefined
  return asked < supported[0]! ? supported[0]! : asked
}
