import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'

interface CountedProps {
  count: number
  /** The same with its noun: a phone's list has no headers. */
  words: string
}

/** A number, which on a phone says what it counts. */
export function Counted({ count, words }: CountedProps) {
  return (
    <>
      <span className={css({ mobileDown: { display: 'none' } })}>{formatNumber(count, { full: true })}</span>
      <span className={css({ display: 'none', mobileDown: { display: 'inline' } })}>{words}</span>
    </>
  )
}
