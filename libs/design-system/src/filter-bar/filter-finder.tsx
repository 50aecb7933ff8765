import { Check } from 'lucide-react'
import { useContext, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { filterBar } from '@tandem/design-system/recipes'
import { SearchField } from '../search-field/search-field.tsx'
import { FilterPlaceContext } from './filter-place.ts'
import { findFilters } from './findable-filter.ts'
import type { FoundFilter } from './findable-filter.ts'
import { moveFocus } from './move-focus.ts'

export interface FinderWords {
  find: string
  findMore: string
  clearFind: string
  found: string
  noFilter: string
}

export interface FilterFinderProps {
  words: FinderWords
  query: string
  onQueryChange: (query: string) => void
  /** Called with what was chosen, which it must run. */
  onChoose: (found: FoundFilter) => void
}

/** A box that finds a filter of the bar, or a value of one, by typing. Enter takes the first. */
export function FilterFinder({ words, query, onQueryChange, onChoose }: FilterFinderProps) {
  const classes = filterBar()
  const { kind, findable } = useContext(FilterPlaceContext)
  const results = useRef<HTMLFieldSetElement>(null)
  const isTyped = query.trim() !== ''
  // A sheet shows its filters below.
  const found = isTyped || kind === 'row' ? findFilters(findable.values(), query) : []

  const choose = (chosen: FoundFilter) => {
    onQueryChange('')
    onChoose(chosen)
  }
  const leaveSearch = (event: KeyboardEvent) => {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      results.current?.querySelector('button')?.focus()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[0] && isTyped) choose(found[0])
  }
  return (
    <div className={classes.choice}>
      <SearchField
        label={words.find}
        placeholder={words.findMore}
        clearLabel={words.clearFind}
        value={query}
        onValueChange={onQueryChange}
        onKeyDown={leaveSearch}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons */}
      <fieldset
        ref={results}
        className={classes.options}
        aria-label={words.found}
        onKeyDown={(event) => moveFocus(event, 'button')}
      >
        {found.map((result) => (
          <button
            key={`${result.label}:${result.value ?? ''}`}
            type="button"
            className={classes.found}
            aria-pressed={result.value === undefined ? undefined : result.isChosen}
            onClick={() => choose(result)}
          >
            <span className={classes.optionLabel}>
              <span className={classes.chipLabel}>{result.label}</span>
              {result.value}
            </span>
            {result.isChosen && <Check aria-hidden />}
          </button>
        ))}
      </fieldset>
      <output className={classes.told}>{isTyped && found.length === 0 && words.noFilter}</output>
    </div>
  )
}
