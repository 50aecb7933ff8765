import { DateRangeFilter } from '@tandem/design-system'
import type { DateRangeValue } from '@tandem/design-system'
import { datePreset, datePresets } from '@tandem/format'
import type { DatePreset } from '@tandem/format'
import { useText } from '../messages.ts'
import type { DateChoice } from './date-choice.ts'
import { useTeamClock } from './team-clock.ts'

interface DateFilterProps {
  label: string
  value: DateChoice
  onValueChange: (value: DateChoice) => void
  /** The value when nothing is chosen; lifetime by default. */
  clearTo?: DatePreset
}

/** The filter by days of a list: presets, a calendar and text boxes, in the team's time zone. */
export function DateFilter({ label, value, onValueChange, clearTo = 'lifetime' }: DateFilterProps) {
  const text = useText()
  const { now, timeZone, weekStart, today } = useTeamClock()
  const presets = datePresets.map((name) => {
    const { start, end } = datePreset(name, { now, timeZone, weekStart })
    return { name, label: text(`dates.presets.${name}`), start, end }
  })
  const lifetime: DateRangeValue = { preset: 'lifetime', start: null, end: today }
  return (
    <DateRangeFilter
      label={label}
      value={rangeOf(value, today) ?? lifetime}
      onValueChange={(range) => onValueChange(choiceOf(range))}
      presets={presets}
      today={today}
      // Later days have no data.
      max={today}
      weekStart={weekStart}
      note={text('dates.note', { zone: timeZone, day: text(`dates.day${weekStart}`) })}
      clearTo={{ preset: clearTo, start: null, end: null }}
    />
  )
}

/** The filter's value for a choice; null when nothing is chosen. Days without an end last until today. */
function rangeOf({ date, date_from, date_to }: DateChoice, today: string): DateRangeValue | null {
  if (date !== undefined) return { preset: date, start: null, end: null }
  if (date_from === undefined && date_to === undefined) return null
  const end = date_to ?? (date_from !== undefined && date_from > today ? date_from : today)
  return { preset: null, start: date_from ?? null, end }
}

function choiceOf({ preset, start, end }: DateRangeValue): DateChoice {
  const date = datePresets.find((name) => name === preset)
  if (date !== undefined) return date === 'lifetime' ? {} : { date }
  return { ...(start !== null && { date_from: start }), ...(end !== null && { date_to: end }) }
}
