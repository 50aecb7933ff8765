import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { filterBar } from '@tandem/design-system/recipes'
import { Count } from '../badge/mark.tsx'
import { Button } from '../button/button.tsx'
import { useFormatNumber } from '../numbers/use-format-number.ts'
import { Popover } from '../popover/popover.tsx'
import type { FilterBarWords } from './filter-bar-words.ts'
import { FilterPlaceContext } from './filter-place.ts'
import type { FilterPlace } from './filter-place.ts'
import { FilterFinder } from './lazy-filter-finder.ts'

interface FilterSheetProps {
  words: FilterBarWords
  place: FilterPlace
  /** How many of its filters are set. */
  setCount: number
  clearButton: ReactNode
  /** The filters. */
  children: ReactNode
}

/** The filters of a phone, in a sheet behind one button. */
export function FilterSheet({ words, place, setCount, clearButton, children }: FilterSheetProps) {
  const formatNumber = useFormatNumber()
  const [query, setQuery] = useState('')
  return (
    <Popover
      label={words.filters}
      closeLabel={words.close}
      onClosed={() => setQuery('')}
      trigger={
        <Button icon={<SlidersHorizontal aria-hidden />}>
          {words.filters}
          {setCount > 0 && <Count>{formatNumber(setCount)}</Count>}
        </Button>
      }
    >
      {(close) => (
        <FilterPlaceContext.Provider value={place}>
          <FilterFinder {...{ words, query }} onQueryChange={setQuery} onChoose={({ run }) => run()} />
          {children}
          <div className={filterBar().sheetFoot}>
            {clearButton}
            <Button variant="primary" size="form" onClick={close}>
              {words.show}
            </Button>
          </div>
        </FilterPlaceContext.Provider>
      )}
    </Popover>
  )
}
