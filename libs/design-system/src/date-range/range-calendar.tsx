import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import type { DateValue } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate, language, weekdayNames, weekdayOf } from '@tandem/format'
import type { Weekday } from '@tandem/format'
import { dateRange } from '@tandem/design-system/recipes'
import type { DateRangeWords } from './date-range-filter-props.ts'

interface RangeCalendarProps {
  start: string | null
  end: string | null
  today: string
  min: string | undefined
  max: string | undefined
  weekStart: Weekday
  words: DateRangeWords
  /** The first day of a new range while its last day is being chosen; then `undefined`. */
  onFirstDay: (day: string | undefined) => void
  onRangeChange: (start: string, end: string) => void
}

const asDate = (day: string | null | undefined) => (day ? parseDate(day) : undefined)

/** One month: two days chosen in any order make a range. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { start, end, today, min, max, weekStart, words, onFirstDay, onRangeChange } = props
  const classes = dateRange()
  const contentId = useId()
  const monthId = useId()
  const [pending, setPending] = useState<DateValue[]>()
  const chosen = start !== null && end !== null ? [parseDate(start), parseDate(end)] : []

  const change = (value: DateValue[]) => {
    const [first, last] = value.map(String).toSorted()
    const isWhole = first !== undefined && last !== undefined
    setPending(isWhole ? undefined : value)
    onFirstDay(isWhole ? undefined : first)
    if (isWhole) onRangeChange(first, last)
  }

  return (
    <DatePicker.Root
      inline
      // Keeps the same height in every month.
      fixedWeeks
      selectionMode="range"
      locale="en-GB"
      startOfWeek={weekStart}
      value={pending ?? chosen}
      onValueChange={({ value }) => change(value)}
      defaultFocusedValue={parseDate(end ?? today)}
      min={asDate(min)}
      max={asDate(max)}
      ids={{ content: contentId }}
      translations={{
        prevTrigger: () => words.previousMonth,
        nextTrigger: () => words.nextMonth,
        dayCell: ({ value, firstInRange, lastInRange, inRange }) => {
          const day = dayName(value.toString())
          if (firstInRange) return words.firstDay(day)
          if (lastInRange) return words.lastDay(day)
          return inRange ? words.inRange(day) : day
        },
      }}
    >
      {/* Not Ark's Content: its role `application` would disable the screen reader's reading keys. */}
      <fieldset id={contentId} aria-label={words.calendar}>
        <DatePicker.View view="day">
          <DatePicker.Context>
            {({ weeks, weekDays, visibleRange }) => (
              <>
                <div className={classes.head}>
                  <DatePicker.PrevTrigger className={classes.turn}>
                    <ChevronLeft aria-hidden />
                  </DatePicker.PrevTrigger>
                  <span id={monthId} className={classes.month}>
                    {monthName(visibleRange.start.toString())}
                  </span>
                  <DatePicker.NextTrigger className={classes.turn}>
                    <ChevronRight aria-hidden />
                  </DatePicker.NextTrigger>
                </div>
                <DatePicker.Table className={classes.table} aria-labelledby={monthId}>
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {weekDays.map(({ value }) => (
                        <DatePicker.TableHeader key={value.toString()} className={classes.weekday}>
                          {weekdayName(value.toString())?.slice(0, 2)}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {weeks.map((week) => (
                      <DatePicker.TableRow key={String(week[0])}>
                        {week.map((day) => (
                          <DatePicker.TableCell
                            key={day.toString()}
                            value={day}
                            className={classes.cell}
                            // Ark uses the current day in UTC.
                            aria-current={day.toString() === today ? 'date' : false}
                          >
                            <DatePicker.TableCellTrigger className={classes.day}>
                              {day.day}
                            </DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </fieldset>
    </DatePicker.Root>
  )
}

const weekdayName = (day: string) => weekdayNames(language())[weekdayOf(day)]
const dayName = (day: string) => `${weekdayName(day)} ${formatDate(day, 'UTC')}`
const monthName = (day: string) => formatDate(day, 'UTC').replace(/^\d+ /, '')
