import { comparisons } from '@tandem/api-contract'
import { Switcher } from '@tandem/design-system'
import { daysOf } from '../days/date-choice.ts'
import type { DateChoice } from '../days/date-choice.ts'
import { DateFilter } from '../days/date-filter.tsx'
import { useTeamClock } from '../days/team-clock.ts'
import { usePeriodText } from './messages.ts'
import { usualAgainst, usualDates } from './period-search.ts'
import type { PeriodChoice } from './period-search.ts'

interface PeriodControlsProps {
  value: PeriodChoice
  onValueChange: (value: PeriodChoice) => void
}

/** Chooses the days of a page and their comparison, for the page header. */
export function PeriodControls({ value, onValueChange }: PeriodControlsProps) {
  const text = usePeriodText()
  const clock = useTeamClock()
  const { dates, against } = value
  const compareWith = (compare: PeriodChoice['compare']) =>
    onValueChange({ dates, compare, ...(compare === 'custom' && { against: usualAgainst(value, clock) }) })
  const chooseAgainst = (choice: DateChoice) => {
    const { date_from, date_to = clock.today } = daysOf(choice, clock)
    if (date_from === undefined) compareWith('previous_period')
    else onValueChange({ dates, compare: 'custom', against: { date_from, date_to } })
  }
  return (
    <>
      <DateFilter
        label={text('days')}
        value={dates}
        clearTo={usualDates}
        onValueChange={(next) => onValueChange({ ...value, dates: next })}
      />
      <Switcher
        label={text('compare')}
        options={comparisons.map((compare) => ({ value: compare, label: text(`with.${compare}`) }))}
        value={value.compare}
        onValueChange={compareWith}
      />
      {against && <DateFilter label={text('against')} value={against} onValueChange={chooseAgainst} />}
    </>
  )
}
