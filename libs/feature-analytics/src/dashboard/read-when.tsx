import { formatRelative } from '@tandem/format'
import { Moment, useNow } from '@tandem/page-parts'
import { useDashboardText } from './messages.ts'

interface ReadWhenProps {
  of: 'accounts' | 'stores'
  /** Null when never. */
  at: string | null
  timeZone: string
}

/** "Instagram read 4 min ago", exact on hover. */
export function ReadWhen({ of, at, timeZone }: ReadWhenProps) {
  const text = useDashboardText()
  const now = useNow()
  if (at === null) return <span>{text(`read.${of}`, { when: text('read.never') })}</span>
  return (
    <Moment at={at} timeZone={timeZone}>
      {text(`read.${of}`, { when: formatRelative(at, now) })}
    </Moment>
  )
}
