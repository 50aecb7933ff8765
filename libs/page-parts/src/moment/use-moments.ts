import { formatDateTime, formatToSecond, formatWithOffset } from '@tandem/format'
import { ownZoneAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { useMomentText } from './messages.ts'

/** How moments of the server are written for the one who looks. */
export interface Moments {
  /** `5 Jan 2026 09:04` in the team's zone, `5 Jan 2026 06:04 GMT` in the person's own. */
  text: (at: string) => string
  /** To the second with the name of the zone: `5 Jan 2026 09:04:12, Europe/Istanbul`; of the own zone, also what the team's shows. */
  exact: (at: string) => string
}

/**
 * The only way to write a moment on a screen: in the person's own time zone where they chose so, else in the team's, which
 * is `timeZone`. Days of reports, charts and filters are the team's and don't come through here.
 */
export function useMoments(timeZone: string): Moments {
  const say = useMomentText()
  const own = useAtomValue(ownZoneAtom) ?? timeZone
  if (own === timeZone)
    return { text: (at) => formatDateTime(at, timeZone), exact: (at) => formatToSecond(at, timeZone) }
  return {
    text: (at) => formatWithOffset(at, own),
    exact: (at) => say('both', { own: formatToSecond(at, own), team: formatToSecond(at, timeZone) }),
  }
}
