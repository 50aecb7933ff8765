import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { changeValue } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface ChangeValueProps {
  /** By how much, in whatever unit: its sign alone counts here. `null` where one of both sides is missing. */
  change: number | null
  /** The amount as it is read, without a minus where the arrow says it: `12,4%`, `+1.204`, `2,7× median`. */
  children?: ReactNode
  /** What is good for the reader: more (the usual), less as with refunds, or neither. */
  goodWhen?: 'higher' | 'lower' | 'neither'
  labels?: { up?: string; down?: string; unknown?: string }
}

/** A change as an arrow and a number, in the colour of good or bad news; none is quiet and has no arrow. */
export function ChangeValue({ change, children, goodWhen = 'higher', labels }: ChangeValueProps) {
  if (change === null || !Number.isFinite(change))
    return (
      <span className={changeValue({ tone: 'even' })}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{labels?.unknown ?? 'No change data'}</VisuallyHidden>
      </span>
    )
  const rises = change > 0
  const isGood = rises === (goodWhen === 'higher')
  const tone = change === 0 || goodWhen === 'neither' ? 'even' : isGood ? 'good' : 'bad'
  const Arrow = rises ? ArrowUpRight : ArrowDownRight
  return (
    <span className={changeValue({ tone })}>
      {change !== 0 && (
        <>
          <Arrow aria-hidden />
          <VisuallyHidden>{rises ? (labels?.up ?? 'up') : (labels?.down ?? 'down')} </VisuallyHidden>
        </>
      )}
      {children}
    </span>
  )
}
