/**
 * The name by which a list has a zone: browsers and older teams may have a former name of it, such as
 * `Europe/Kiev` for `Europe/Kyiv`. Undefined if the list doesn't have the zone.
 */
export function listedTimezone(zones: readonly string[], zone: string): string | undefined {
  if (zones.includes(zone)) return zone
  const wanted = platformName(zone)
  return wanted === undefined ? undefined : zones.find((listed) => platformName(listed) === wanted)
}

/** The one name that this browser has for a zone; undefined if it doesn't know the zone. */
function platformName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
