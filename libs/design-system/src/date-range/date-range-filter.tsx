import { Calendar } from 'lucide-react'
import { useState } from 'react'
import { Filter } from '../filter-bar/filter.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { isSame, rangeName } from './date-range-value.ts'
import type { TypedDays } from './date-range-value.ts'
import { defaultLabels } from './date-range-filter-props.ts'
import type { DateRangeFilterProps } from './date-range-filter-props.ts'

const DateRangePanel = lazyPart(async () => (await import('./date-range-panel.tsx')).DateRangePanel)

/**
 * A filter by days: presets, a calendar, and two text boxes. It only handles days; the caller decides which
 * instants they are.
 */
export function DateRangeFilter({ labels, clearTo, ...props }: DateRangeFilterProps) {
  const { label, value, onValueChange, presets } = props
  const words = { ...defaultLabels, ...labels }
  const name = rangeName(value, presets)
  const isClear =
    clearTo !== undefined &&
    (clearTo.preset === null ? isSame(value, clearTo) : value.preset === clearTo.preset)
  // Kept here, so that invalid input survives while another tab is shown.
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
