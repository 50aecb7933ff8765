import { progressBar } from '@tandem/design-system/recipes'
import type { ProgressBarVariantProps } from '@tandem/design-system/recipes'

export interface ProgressBarProps {
  /** What makes progress: "Orders". */
  label: string
  /** How much is done; undefined while unknown. */
  value?: number
  /** The total; 100 by default. */
  max?: number
  /** The progress in words, when a percentage isn't enough: "12.300 of about 48.000". */
  valueText?: string
  tone?: ProgressBarVariantProps['tone']
}

/** A thin bar, 4 px. It jumps, because numbers aren't animated here. */
export function ProgressBar({ label, value, max = 100, valueText, tone }: ProgressBarProps) {
  const isKnown = value !== undefined && max > 0
  return (
    <progress
      className={progressBar({ tone })}
      aria-label={label}
      aria-valuetext={valueText}
      {...(isKnown && { max, value: Math.min(max, Math.max(0, value)) })}
    />
  )
}
