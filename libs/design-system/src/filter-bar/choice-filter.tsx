import type { ReactNode } from 'react'
import { ChoiceList } from './choice-list.tsx'
import type { ChoiceWords } from './choice-list.tsx'
import { Filter } from './filter.tsx'
import { searchedText } from './choice-option.ts'
import type { ChoiceOption } from './choice-option.ts'
import { defineWords } from '../words/define-words.ts'
import { useFindable } from './use-findable.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

export interface ChoiceFilterProps {
  label: string
  options: readonly ChoiceOption[]
  /** The chosen values; none means no filter. Values without an option are kept. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  icon?: ReactNode
  /** Only one can be chosen: radio buttons instead of checkboxes, with one for no filter. */
  exclusive?: boolean
  /** Whether typing narrows the options; by default when there are more than five. */
  searchable?: boolean
  /** Open from the start. */
  defaultOpen?: boolean
  /** The options are loading. */
  loading?: boolean
  labels?: Partial<ChoiceFilterWords>
}

export const defaultLabels = defineWords('choiceFilter', {
  any: 'Any',
  clear: (label: string) => `Clear ${label}`,
  close: 'Close',
  chosen: (count: string, total: string) => `${count} of ${total}`,
  search: (label: string) => `Search ${label}`,
  clearSearch: 'Clear search',
  shown: (shown: string, total: string) => `${shown} of ${total}`,
  noMatch: 'Nothing matches',
  nothing: 'No options yet',
  loading: 'Loading',
})

type ChoiceFilterWords = ChoiceWords & typeof defaultLabels

const few = 5

/** A filter by one or several values: radio buttons or checkboxes, with a search when there are many. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const {
    label,
    options,
    value,
    onValueChange,
    icon,
    exclusive = false,
    searchable = options.length > few,
    loading = false,
    defaultOpen,
  } = props
  const words = { ...defaultLabels, ...props.labels }
  const formatNumber = useFormatNumber()
  useFindable({
    label,
    values: options.map((option) => {
      const isChosen = value.includes(option.value)
      return {
        label: option.label,
        keywords: searchedText(option),
        isChosen,
        toggle: () =>
          onValueChange(
            isChosen
              ? value.filter((other) => other !== option.value)
              : [...(exclusive ? [] : value), option.value],
          ),
      }
    }),
  })
  const only = value.length === 1 ? options.find((option) => option.value === value[0]) : undefined
  const valueText =
    value.length === 0
      ? undefined
      : (only?.label ??
        words.chosen(formatNumber(value.length), formatNumber(Math.max(options.length, value.length))))
  return (
    <Filter {...{ label, icon, valueText, defaultOpen, labels: words }} onClear={() => onValueChange([])}>
      <ChoiceList {...{ label, options, value, onValueChange, exclusive, searchable, loading, words }} />
    </Filter>
  )
}
