import { ChoiceFilter } from '@tandem/design-system'
import { useText } from './messages.ts'

interface CountedFilterProps {
  label: string
  /** The values of rows and how many rows have each; undefined until loaded, or when loading failed. */
  counted: readonly { value: string; count: number }[] | undefined
  failed: boolean
  wordOf: (value: string) => string
  value: readonly string[] | undefined
  onValueChange: (value: string[]) => void
}

/** A filter by the values of rows, with the number of rows for each. */
export function CountedFilter(props: CountedFilterProps) {
  const { label, counted, failed, wordOf, value = [], onValueChange } = props
  const text = useText()
  const known = counted ?? []
  // A chosen value can be deselected even when no row has it any more.
  const gone = counted ? value.filter((chosen) => known.every((choice) => choice.value !== chosen)) : []
  return (
    <ChoiceFilter
      label={label}
      options={[...known, ...gone.map((chosen) => ({ value: chosen, count: 0 }))].map((choice) => ({
        ...choice,
        label: wordOf(choice.value),
        keywords: choice.value,
      }))}
      loading={counted === undefined && !failed}
      labels={{ ...(failed && { nothing: text('filters.failed') }) }}
      value={value}
      onValueChange={onValueChange}
    />
  )
}
