import { formatDateTime } from '@tandem/format'

/** A moment on the clock of the team. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
}
