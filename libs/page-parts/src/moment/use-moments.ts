import {
  formatDate,
  formatDateTime,
  formatStamp,
  formatToSecond,
  formatWithOffset,
  offsetName,
  teamDay,
} from '@tandem/format'
import { ownZoneAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { useMomentText } from './messages.ts'

/** Formats the server's moments for the signed-in person. */
export interface Moments {
  /** `5 Jan 2026 09:04` in the team's zone, `5 Jan 2026 06:04 GMT` in the person's own. */
  text: (at: string) => string
  /**
   * To the second, with the name of the zone: `5 Jan 2026 09:04:12, Europe/Istanbul`. In the person's own zone it also
   * has the time in the team's.
   */
  exact: (at: string) => string
  /** Its day in the same zone, `2026-01-05`, to group by. */
  day: (at: string) => string
  /** The time of that day, `09:04`. */
  clock: (at: string) => string
  /** Both parts of `text`: `['5 Jan 2026', '06:04 GMT']`. */
  parts: (at: string) => [day: string, time: string]
}

/**
 * The only way to write a moment on a screen: in the person's own time zone if they chose that, otherwise in the
 * team's, which is `timeZone`. The days of reports, charts and filters are always the team's, and aren't formatted
 * here.
 */
export function useMoments(timeZone: string): Moments {
  const say = useMomentText()
  const own = useAtomValue(ownZoneAtom) ?? timeZone
  const isTeams = own === timeZone
  const clock = (at: string) => formatStamp(at, own).slice(11, 16)
  return {
    day: (at) => teamDay(at, own),
    clock,
    parts: (at) => [formatDate(at, own), isTeams ? clock(at) : `${clock(at)} ${offsetName(at, own)}`],
    text: (at) => (isTeams ? formatDateTime(at, own) : formatWithOffset(at, own)),
    exact: (at) =>
      isTeams
        ? formatToSecond(at, timeZone)
        : say('both', { own: formatToSecond(at, own), team: formatToSecond(at, timeZone) }),
  }
}
