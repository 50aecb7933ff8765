import { ChoiceFilter } from '@tandem/design-system'
import type { ChoiceFilterProps } from '@tandem/design-system'

interface OneChoiceFilterProps extends Omit<ChoiceFilterProps, 'value' | 'onValueChange' | 'exclusive'> {
  value: string | undefined
  onValueChange: (value: string | undefined) => void
}

/** A filter by one value: choosing another replaces it. */
export function OneChoiceFilter({ value, onValueChange, ...filter }: OneChoiceFilterProps) {
  return (
    <ChoiceFilter
      {...filter}
      exclusive
      value={value === undefined ? [] : [value]}
      onValueChange={([chosen]) => onValueChange(chosen)}
    />
  )
}
