import { useContext, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { formatNumber } from '@tandem/format'
import { filterBar } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FilterPlaceContext } from './filter-place.ts'
import { Filter } from './filter.tsx'
import { readRange } from './typed-number.ts'
import type { NumberRange, TypedRange } from './typed-number.ts'
import { defineWords } from '../words/define-words.ts'
import { useNumberLocale } from '../numbers/use-format-number.ts'

export interface NumberRangeFilterProps {
  label: string
  value: NumberRange
  onValueChange: (value: NumberRange) => void
  /** Shown after each number: a currency code, "units". */
  unit?: string
  /** Shown above the fields: chooses the unit. */
  unitChoice?: ReactNode
  /** How many decimals a number may have; 0 by default. */
  decimals?: number
  icon?: ReactNode
  /** Open from the start. */
  defaultOpen?: boolean
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('numberRange', {
  any: 'Any',
  clear: (label: string) => `Clear ${label}`,
  close: 'Close',
  min: 'At least',
  max: 'At most',
  apply: 'Apply',
  between: (min: string, max: string) => `${min}–${max}`,
  from: (min: string) => `from ${min}`,
  upTo: (max: string) => `up to ${max}`,
  unreadable: (decimals: number, example: string) =>
    decimals === 0 ? `Enter a whole number, e.g. ${example}` : `Enter a number, e.g. ${example}`,
  reversed: 'Must be greater than the minimum',
})

/**
 * Unfinished input, and the value it replaces: a new value from outside, such as "Clear all", discards it.
 */
interface Draft extends TypedRange {
  over: NumberRange
}

const isSame = (a: NumberRange, b: NumberRange) => a.min === b.min && a.max === b.max

/**
 * A filter from one number to another, either end open. Input counts on Enter or on leaving the field;
 * unreadable input stays and shows an error.
 */
export function NumberRangeFilter(props: NumberRangeFilterProps) {
  const { label, value, onValueChange, unit, decimals = 0, icon, defaultOpen } = props
  const words = { ...defaultLabels, ...props.labels }
  const classes = filterBar()
  const locale = useNumberLocale()
  const exact = (value: number | null) => (value === null ? '' : formatNumber(value, { full: true, locale }))
  const { drafts } = useContext(FilterPlaceContext)
  const [kept, setKept] = useState(() => drafts.get(label) as Draft | undefined)
  // Enter also moves the focus out of the form, which would apply it a second time before the next render.
  const isPending = useRef(kept !== undefined)
  const [isChecked, setIsChecked] = useState(kept !== undefined)
  const draft = kept && isSame(kept.over, value) ? kept : undefined
  const typed: TypedRange = draft ?? { min: exact(value.min), max: exact(value.max) }
  const read = readRange(typed, decimals, locale)

  const keep = (next: Draft | undefined) => {
    isPending.current = next !== undefined
    setKept(next)
    if (next) drafts.set(label, next)
    else drafts.delete(label)
  }
  const apply = () => {
    setIsChecked(true)
    if (!draft || !isPending.current || read === 'reversed' || 'unreadable' in read) return
    keep(undefined)
    setIsChecked(false)
    if (!isSame(read.range, value)) onValueChange(read.range)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply()
  }
  const errorOf = (end: keyof TypedRange) => {
    if (!isChecked) return undefined
    if (read === 'reversed') return end === 'max' ? words.reversed : undefined
    return 'unreadable' in read && read.unreadable.includes(end)
      ? words.unreadable(decimals, exact(decimals === 0 ? 1500 : 1500.25))
      : undefined
  }
  const box = (end: keyof TypedRange) => (
    <TextField
      label={words[end]}
      value={typed[end]}
      onChange={(event) => keep({ ...typed, over: value, [end]: event.target.value })}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      suffix={unit}
      error={errorOf(end)}
    />
  )

  return (
    <Filter
      {...{ label, icon, defaultOpen, labels: words }}
      valueText={rangeText(value, unit, words, exact)}
      onClear={() => {
        keep(undefined)
        onValueChange({ min: null, max: null })
      }}
    >
      {(close) => {
        const submit = (event: FormEvent) => {
          event.preventDefault()
          apply()
          if (read !== 'reversed' && 'range' in read) close()
        }
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches that the focus leaves its fields
          <form className={classes.range} onSubmit={submit} onBlur={handleBlur} noValidate>
            {props.unitChoice && <div className={classes.unitChoice}>{props.unitChoice}</div>}
            {box('min')}
            {box('max')}
            <Button type="submit" size="form">
              {words.apply}
            </Button>
          </form>
        )
      }}
    </Filter>
  )
}

function rangeText(
  { min, max }: NumberRange,
  unit: string | undefined,
  words: typeof defaultLabels,
  exact: (value: number | null) => string,
) {
  if (min === null && max === null) return undefined
  const text =
    min !== null && max !== null
      ? words.between(exact(min), exact(max))
      : min !== null
        ? words.from(exact(min))
        : words.upTo(exact(max))
  return unit === undefined ? text : `${text} ${unit}`
}
