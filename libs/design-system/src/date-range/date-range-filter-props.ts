import type { ReactNode } from 'react'
import type { Weekday } from '@tandem/format'
import type { DateRangePreset, DateRangeValue } from './date-range-value.ts'
import { defineWords } from '../words/define-words.ts'

export interface DateRangeFilterProps {
  label: string
  value: DateRangeValue
  onValueChange: (value: DateRangeValue) => void
  presets: readonly DateRangePreset[]
  /** The reader's current day, `2026-11-21`: the browser's clock may be in another time zone. */
  today: string
  /** The first and last selectable day. */
  min?: string
  max?: string
  /** Monday by default. */
  weekStart?: Weekday
  /** Below the range in words: in which time zone these days are. */
  note?: ReactNode
  /** The value that means "not set": the chip is then plain, and its cross returns to it. */
  clearTo?: DateRangeValue
  labels?: Partial<DateRangeWords>
}

export const defaultLabels = defineWords('dateRange', {
  any: 'Any',
  clear: (label: string) => `Clear ${label}`,
  close: 'Close',
  presets: 'Ranges',
  calendar: 'Calendar',
  start: 'From',
  end: 'To',
  apply: 'Apply',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  firstDay: (day: string) => `${day}, first day`,
  lastDay: (day: string) => `${day}, last day`,
  inRange: (day: string) => `${day}, within the range`,
  lastDayNext: 'Select an end date',
  unreadable: 'Enter a date, e.g. 7 Mar 2026',
  tooEarly: (min: string) => `Choose ${min} or later`,
  tooLate: (max: string) => `Choose ${max} or earlier`,
  reversed: 'End date is before start date',
})

export type DateRangeWords = typeof defaultLabels
