import { ChangeValue } from '@tandem/design-system'
import { formatShare } from '@tandem/format'
import { relativeChange } from './relative-change.ts'

interface RelativeChangeValueProps {
  value: number | null
  before: number | null | undefined
}

/** The change of a figure in percent. */
export function RelativeChangeValue({ value, before }: RelativeChangeValueProps) {
  const by = relativeChange(value, before)
  return <ChangeValue change={by}>{by !== null && formatShare(Math.abs(by), { fixed: true })}</ChangeValue>
}
