import type { ReactNode } from 'react'
import { useMoments } from './use-moments.ts'

interface MomentProps {
  at: string
  /** The team's time zone. */
  timeZone: string
  /** Shown instead of day and time: `4 min ago`, or the day in the team's zone. */
  children?: ReactNode
  className?: string
}

/** A moment in the zone that the person chose; on hover to the second, with the name of the zone. */
export function Moment({ at, timeZone, children, className }: MomentProps) {
  const moments = useMoments(timeZone)
  return (
    <time dir="auto" dateTime={at} title={moments.exact(at)} className={className}>
      {children ?? moments.text(at)}
    </time>
  )
}
