import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { Missing } from './missing.tsx'

interface CountedProps {
  count: number
  /** The number with its noun, because a phone's list has no headers. */
  words: string
  isUnknown?: boolean
}

/** A number, which on a phone includes what it counts. */
export function Counted({ count, words, isUnknown = false }: CountedProps) {
  if (isUnknown) return <Missing />
  return (
    <>
      <span className={css({ mobileDown: { display: 'none' } })}>{formatNumber(count, { full: true })}</span>
      <span className={css({ display: 'none', mobileDown: { display: 'inline' } })}>{words}</span>
    </>
  )
}
