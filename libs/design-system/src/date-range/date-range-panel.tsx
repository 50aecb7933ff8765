import { Check } from 'lucide-react'
import { useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { formatDate, formatRange } from '@tandem/format'
import { dateRange } from '@tandem/design-system/recipes'
import { moveFocus } from '../filter-bar/move-focus.ts'
import { TextField } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DateRangeFilterProps, DateRangeWords } from './date-range-filter-props.ts'
import { daysOf, isSame } from './date-range-value.ts'
import type { DateRangePreset, DateRangeValue, TypedDays } from './date-range-value.ts'
import { RangeCalendar } from './range-calendar.tsx'
import { readDays } from './typed-day.ts'
import type { DayLimits, TypedDaysError } from './typed-day.ts'

interface DateRangePanelProps extends Omit<DateRangeFilterProps, 'labels' | 'clearTo'> {
  words: DateRangeWords
  close: () => void
  typed: TypedDays | undefined
  onTypedChange: (typed: TypedDays | undefined) => void
}

export function DateRangePanel(props: DateRangePanelProps) {
  const {
    value,
    onValueChange,
    presets,
    today,
    min,
    max,
    weekStart = 1,
    note,
    words,
    close,
    onTypedChange,
  } = props
  const classes = dateRange()
  const [firstDay, setFirstDay] = useState<string>()
  const days = daysOf(value, presets)
  const draft = props.typed && isSame(props.typed.over, value) ? props.typed : undefined

  const change = (next: DateRangeValue) => {
    onTypedChange(undefined)
    if (!isSame(next, value)) onValueChange(next)
  }
  const choose = ({ name, start, end }: DateRangePreset) => {
    change({ preset: name, start, end })
    close()
  }

  return (
    <div className={classes.root}>
      <Presets {...{ presets, value, words }} onChoose={choose} />
      <div className={classes.days}>
        <TypedDaysForm
          {...{ days, today, limits: { min, max }, draft, words }}
          onType={(next) => onTypedChange({ ...next, over: value })}
          onRead={(range) => change({ preset: null, ...range })}
        />
        <RangeCalendar
          // A range from outside is shown at its end; one chosen here leaves the month as it is.
          key={value.preset}
          {...days}
          {...{ today, min, max, weekStart, words }}
          onFirstDay={setFirstDay}
          onRangeChange={(start, end) => change({ preset: null, start, end })}
        />
        <div className={classes.words}>
          <output>
            {firstDay !== undefined
              ? `${formatDate(firstDay, 'UTC')} – … ${words.lastDayNext}`
              : days.end !== null && formatRange({ start: days.start, end: days.end })}
          </output>
          {note && <div>{note}</div>}
        </div>
      </div>
    </div>
  )
}

interface PresetsProps {
  presets: readonly DateRangePreset[]
  value: DateRangeValue
  words: DateRangeWords
  onChoose: (preset: DateRangePreset) => void
}

function Presets({ presets, value, words, onChoose }: PresetsProps) {
  const classes = dateRange()
  const stop = presets.find(({ name }) => name === value.preset) ?? presets[0]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons
    <fieldset
      className={classes.presets}
      aria-label={words.presets}
      onKeyDown={(event) => moveFocus(event, 'button')}
    >
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className={classes.preset}
          aria-pressed={preset.name === value.preset}
          tabIndex={preset === stop ? 0 : -1}
          onClick={() => onChoose(preset)}
        >
          {preset.label}
          {preset.name === value.preset && <Check aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}

interface TypedDaysFormProps {
  days: { start: string | null; end: string | null }
  today: string
  limits: DayLimits
  draft: TypedDays | undefined
  words: DateRangeWords
  onType: (typed: { start: string; end: string }) => void
  onRead: (range: { start: string; end: string }) => void
}

const written = (day: string | null) => (day === null ? '' : formatDate(day, 'UTC'))

/** Two boxes for days. Their input counts on Enter or when they lose the focus. */
function TypedDaysForm({ days, today, limits, draft, words, onType, onRead }: TypedDaysFormProps) {
  const classes = dateRange()
  const [isChecked, setIsChecked] = useState(draft !== undefined)
  const shown = draft ?? { start: written(days.start), end: written(days.end) }
  const read = draft && readDays(draft, today, limits)
  const error = isChecked && read && 'kind' in read ? read : undefined

  const apply = () => {
    setIsChecked(true)
    if (!read || 'kind' in read) return
    setIsChecked(false)
    onRead(read)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply()
  }
  const box = (end: 'start' | 'end') => (
    <TextField
      label={words[end]}
      value={shown[end]}
      onChange={(event) => onType({ ...shown, [end]: event.target.value })}
      autoComplete="off"
      enterKeyHint="done"
      error={error?.at === end && errorText(error, limits, words)}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches that the focus leaves its fields
    <form className={classes.typed} onSubmit={submit} onBlur={handleBlur} noValidate>
      {box('start')}
      {box('end')}
      {/* Enter only submits a form with two boxes if it has a button. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1}>
          {words.apply}
        </button>
      </VisuallyHidden>
    </form>
  )
}

function errorText({ kind }: TypedDaysError, { min, max }: DayLimits, words: DateRangeWords) {
  if (kind === 'tooEarly') return words.tooEarly(written(min ?? null))
  if (kind === 'tooLate') return words.tooLate(written(max ?? null))
  return words[kind]
}
