import { progressBar } from '@tandem/design-system/recipes'
import type { ProgressBarVariantProps } from '@tandem/design-system/recipes'

export interface ProgressBarProps {
  /** What makes progress: "Orders". */
  label: string
  /** How much is done; without it nobody knows yet. */
  value?: number
  /** How much there is; 100 if it is not said. */
  max?: number
  /** The progress in words, where a percentage says too little: "12.300 of about 48.000". */
  valueText?: string
  tone?: ProgressBarVariantProps['tone']
}

/** A thin bar, 4 px. It jumps: numbers do not glide here. */
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
