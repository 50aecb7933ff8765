import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { filterBar } from '@tandem/design-system/recipes'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Radio } from '../checkbox/radio.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { matchesQuery } from '../select/matches-query.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { searchedText } from './choice-option.ts'
import type { ChoiceOption } from './choice-option.ts'
import { moveFocus } from './move-focus.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

export interface ChoiceWords {
  any: string
  search: (label: string) => string
  clearSearch: string
  shown: (shown: string, total: string) => string
  noMatch: string
  nothing: string
  loading: string
}

interface ChoiceListProps {
  label: string
  options: readonly ChoiceOption[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
  exclusive: boolean
  searchable: boolean
  loading: boolean
  words: ChoiceWords
}

/** The maximum number of options shown: nobody scrolls further; people type instead. */
const maxShown = 100

/**
 * Checkboxes, or radio buttons with one for "any", in one tab stop: arrows move between them, and from the search into
 * the list.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { label, options, value, onValueChange, exclusive, searchable, loading, words } = props
  const classes = filterBar()
  const formatNumber = useFormatNumber()
  const name = useId()
  const [query, setQuery] = useState('')
  const [stop, setStop] = useState<string>()
  const list = useRef<HTMLFieldSetElement>(null)
  // Options that were chosen when the list opened come first, and stay there while it is open.
  const [first] = useState(() => new Set(value))
  const found = options
    .filter((option) => matchesQuery(searchedText(option), query))
    .toSorted((a, b) => Number(first.has(b.value)) - Number(first.has(a.value)))
  const shown = found.slice(0, maxShown)
  const Box = exclusive ? Radio : Checkbox
  const boxes: ChoiceOption[] =
    exclusive && query === '' && options.length > 0 ? [{ value: '', label: words.any }, ...shown] : shown
  // Browsers only let Tab into a group of radio buttons at the chosen one.
  const wanted = exclusive ? (value[0] ?? '') : stop
  const tabStop = boxes.some((option) => option.value === wanted) ? wanted : boxes[0]?.value

  const toggle = (changed: string, on: boolean) => {
    if (exclusive) onValueChange(changed === '' ? [] : [changed])
    else onValueChange(on ? [...value, changed] : value.filter((other) => other !== changed))
  }
  const leaveSearch = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus()
  }

  return (
    <div className={classes.choice}>
      {searchable && (
        <SearchField
          label={words.search(label)}
          placeholder={words.search(label)}
          clearLabel={words.clearSearch}
          value={query}
          onValueChange={setQuery}
          onKeyDown={leaveSearch}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its boxes */}
      <fieldset
        ref={list}
        className={classes.options}
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, 'input')}
      >
        {boxes.map((option) => (
          <div key={option.value} className={classes.option}>
            <Box
              label={
                <>
                  <span className={classes.optionLabel}>
                    {option.icon}
                    {option.label}
                    {option.hint && <span className={classes.optionHint}>{option.hint}</span>}
                  </span>
                  {option.count !== undefined && (
                    <span className={classes.optionCount}>{formatNumber(option.count, { full: true })}</span>
                  )}
                </>
              }
              tabIndex={option.value === tabStop ? 0 : -1}
              onFocus={() => setStop(option.value)}
              {...(exclusive && { name })}
              checked={option.value === '' ? value.length === 0 : value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          </div>
        ))}
      </fieldset>
      <output className={classes.told}>
        {loading ? (
          <>
            <Spinner /> {words.loading}
          </>
        ) : options.length === 0 ? (
          words.nothing
        ) : shown.length === 0 ? (
          words.noMatch
        ) : (
          shown.length < options.length &&
          words.shown(formatNumber(shown.length), formatNumber(options.length))
        )}
      </output>
    </div>
  )
}
