import type { ReactNode } from 'react'
import type { Weekday } from '@tandem/format'
import type { DateRangePreset, DateRangeValue } from './date-range-value.ts'

export interface DateRangeFilterProps {
  label: string
  value: DateRangeValue
  onValueChange: (value: DateRangeValue) => void
  presets: readonly DateRangePreset[]
  /** The day that it is for the reader, `2026-11-21`: a browser's clock may stand elsewhere. */
  today: string
  /** The first and the last day that may be chosen. */
  min?: string
  max?: string
  /** Monday unless given. */
  weekStart?: Weekday
  /** Below the range in words: whose days these are. */
  note?: ReactNode
  /** The value that means "not set": the chip is plain then, and its cross comes back to it. */
  clearTo?: DateRangeValue
  labels?: Partial<DateRangeWords>
}

export const defaultLabels = {
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
}

export type DateRangeWords = typeof defaultLabels
