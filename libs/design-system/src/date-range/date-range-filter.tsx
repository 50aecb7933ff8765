import { Calendar } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Weekday } from '@tandem/format'
import { Filter } from '../filter-bar/filter.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import {
  isSame,
  rangeName,
  type DateRangePreset,
  type DateRangeValue,
  type TypedDays,
} from './date-range-value.ts'

const DateRangePanel = lazyPart(async () => (await import('./date-range-panel.tsx')).DateRangePanel)

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

const defaultLabels = {
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
  lastDayNext: 'Now choose the last day',
  unreadable: 'Write a day, such as 7 Mar 2026',
  tooEarly: (min: string) => `Choose ${min} or later`,
  tooLate: (max: string) => `Choose ${max} or earlier`,
  reversed: 'This is before the first day',
}

export type DateRangeWords = typeof defaultLabels

/** A filter by days: named ranges, a calendar, and two boxes to type in. It speaks of days alone; which moments they are is its owner's business. */
export function DateRangeFilter({ labels, clearTo, ...props }: DateRangeFilterProps) {
  const { label, value, onValueChange, presets } = props
  const words = { ...defaultLabels, ...labels }
  const name = rangeName(value, presets)
  const isClear =
    clearTo !== undefined &&
    (clearTo.preset === null ? isSame(value, clearTo) : value.preset === clearTo.preset)
  // Kept here, so that what cannot be read outlives a look at the list.
  const [typed, setTyped] = useState<TypedDays>()
  return (
    <Filter
      label={label}
      icon={<Calendar aria-hidden />}
      valueText={isClear ? undefined : name}
      onClear={
        clearTo &&
        (() => {
          setTyped(undefined)
          onValueChange(clearTo)
        })
      }
      labels={{ ...words, any: name ?? words.any }}
    >
      {(close) => <DateRangePanel {...props} {...{ words, close, typed, onTypedChange: setTyped }} />}
    </Filter>
  )
}
