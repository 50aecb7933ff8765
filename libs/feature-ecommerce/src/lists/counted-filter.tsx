import { ChoiceFilter } from '@tandem/design-system'
import { useText } from '../messages.ts'

interface CountedFilterProps {
  label: string
  /** The values that rows have and how many have each; undefined until they are read, or where that failed. */
  counted: readonly { value: string; count: number }[] | undefined
  failed: boolean
  wordOf: (value: string) => string
  value: readonly string[] | undefined
  onValueChange: (value: string[]) => void
}

/** A filter by any of the values that rows have, with how many have each. */
export function CountedFilter(props: CountedFilterProps) {
  const { label, counted, failed, wordOf, value = [], onValueChange } = props
  const text = useText()
  const known = counted ?? []
  // What is chosen can be let go of, though no row has it any more.
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
