import { formatDateTime } from '@tandem/format'

/** A time in the team's time zone. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
}
