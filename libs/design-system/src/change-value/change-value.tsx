import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { changeValue } from '@tandem/design-system/recipes'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defineWords } from '../words/define-words.ts'

export interface ChangeValueProps {
  /** The difference in any unit: only its sign matters here. `null` when one of the values is missing. */
  change: number | null
  /** The formatted amount, without a minus because the arrow shows it: `12,4%`, `+1.204`, `2,7× median`. */
  children?: ReactNode
  /** Which direction is good: higher (the default), lower as for refunds, or neither. */
  goodWhen?: 'higher' | 'lower' | 'neither'
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('changeValue', {
  up: 'up',
  down: 'down',
  unknown: 'No change data',
})

/** A change as an arrow and a number, coloured as good or bad news. No change is muted and has no arrow. */
export function ChangeValue({ change, children, goodWhen = 'higher', labels }: ChangeValueProps) {
  const words = { ...defaultLabels, ...labels }
  if (change === null || !Number.isFinite(change))
    return (
      <span className={changeValue({ tone: 'even' })}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{words.unknown}</VisuallyHidden>
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
          <VisuallyHidden>{rises ? words.up : words.down} </VisuallyHidden>
        </>
      )}
      {children}
    </span>
  )
}
