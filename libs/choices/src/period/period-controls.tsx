import { comparisons } from '@tandem/api-contract'
import { Switcher } from '@tandem/design-system'
import { DateFilter } from '../days/date-filter.tsx'
import { usePeriodText } from './messages.ts'
import { usualDates } from './period-search.ts'
import type { PeriodChoice } from './period-search.ts'

interface PeriodControlsProps {
  value: PeriodChoice
  onValueChange: (value: PeriodChoice) => void
}

/** Chooses the days of a page and their comparison, for the page header. */
export function PeriodControls({ value, onValueChange }: PeriodControlsProps) {
  const text = usePeriodText()
  return (
    <>
      <DateFilter
        label={text('days')}
        value={value.dates}
        clearTo={usualDates}
        onValueChange={(dates) => onValueChange({ ...value, dates })}
      />
      <Switcher
        label={text('compare')}
        options={comparisons.map((compare) => ({ value: compare, label: text(`with.${compare}`) }))}
        value={value.compare}
        onValueChange={(compare) => onValueChange({ ...value, compare })}
      />
    </>
  )
}
