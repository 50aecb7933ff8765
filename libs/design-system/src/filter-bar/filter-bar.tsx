import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { filterBar } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { useIsBelow, useIsPhone } from '../layout/use-is-below.ts'
import { useListMotion } from '../list-motion/use-list-motion.ts'
import { defaultLabels } from './filter-bar-words.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { FindFilter } from './find-filter.tsx'
import { filtersMark } from './focus-filters.ts'
import { FilterPlaceContext } from './filter-place.ts'
import type { FilterPlace } from './filter-place.ts'
import type { FindableFilter } from './findable-filter.ts'

export interface FilterBarProps {
  /** What is filtered, for screen readers: "Filter orders". */
  label: string
  /** The search box: first in the row, beside the button on a phone. */
  search?: ReactNode
  /** Filters that stay visible on a phone, such as the dates. */
  pinned?: ReactNode
  /** How many filters are set, pinned ones included. */
  activeCount: number
  /** How many of these are pinned: the phone's button doesn't count visible ones. */
  pinnedCount?: number
  onClearAll: () => void
  /** At the far end: saved filters, the column menu. */
  end?: ReactNode
  /**
   * Whether they are too many for one row of a tablet. There, those that aren't set fold into "Find filter", and the
   * others have a row of their own that scrolls.
   */
  folds?: boolean
  /** The filters: each a Filter or based on it. */
  children?: ReactNode
  /** Filters that are rarely needed: at any width they fold into "Find filter" until they are set. */
  more?: ReactNode
  labels?: Partial<typeof defaultLabels>
}

/** The row above a list with its filters. On a phone they move into a sheet behind one button. */
export function FilterBar({ label, search, pinned, end, children, more, ...props }: FilterBarProps) {
  const { activeCount, pinnedCount = 0, onClearAll, folds = false } = props
  const words = { ...defaultLabels, ...props.labels }
  const classes = filterBar()
  const isPhone = useIsPhone()
  const isFolded = useIsBelow(1024) && folds && !isPhone
  // Otherwise the words of filters that are set take the place of those of "Find filter".
  const hasRoom = !useIsBelow(1440) && activeCount < 2
  const [cleared, setCleared] = useState(0)
  const root = useRef<HTMLFieldSetElement>(null)
  const { listRef } = useListMotion()
  const drafts = useMemo(() => new Map<string, unknown>(), [])
  const row = useFilterPlace('row', drafts)
  const sheet = useFilterPlace('sheet', drafts)
  const clearAll = () => {
    // The button disappears with the last filter; from here, the next Tab leads to the first one.
    root.current?.focus()
    setCleared(cleared + 1)
    onClearAll()
  }
  const clearButton = activeCount > 0 && (
    <Button variant="ghost" onClick={clearAll}>
      {words.clearAll}
    </Button>
  )
  const unpinnedCount = activeCount - pinnedCount
  const hasFilters = children ?? more
  const inRow = (
    <>
      <FilterPlaceContext.Provider value={{ ...row, folds: isFolded, cleared }}>
        {children}
      </FilterPlaceContext.Provider>
      <FilterPlaceContext.Provider value={{ ...row, folds: true, cleared }}>
        {more}
      </FilterPlaceContext.Provider>
    </>
  )

  return (
    <FilterPlaceContext.Provider value={row}>
      <fieldset ref={root} className={classes.root} aria-label={label} tabIndex={-1} {...filtersMark}>
        <div ref={listRef} className={classes.start}>
          {search && <div className={classes.search}>{search}</div>}
          {isPhone && hasFilters && (
            <FilterSheet words={words} setCount={unpinnedCount} place={sheet} clearButton={clearButton}>
              {children}
              {more}
            </FilterSheet>
          )}
          {isPhone ? (
            pinned ? (
              <div className={classes.strip}>
                {pinned}
                {end}
              </div>
            ) : (
              // Beside the search, so that it needs no row of its own.
              end
            )
          ) : (
            <>
              {pinned}
              {!isFolded && inRow}
              {hasFilters && <FindFilter words={words} isIcon={!isFolded && !(more && hasRoom)} />}
              {!isFolded && clearButton}
            </>
          )}
        </div>
        {!isPhone && end && <div className={classes.end}>{end}</div>}
        {isFolded && (
          <div className={classes.folded}>
            <div className={classes.strip}>{inRow}</div>
            {clearButton}
          </div>
        )}
      </fieldset>
    </FilterPlaceContext.Provider>
  )
}

/** A place with its own filters to find: a sheet can't open those in the row behind it. */
const useFilterPlace = (kind: FilterPlace['kind'], drafts: FilterPlace['drafts']) =>
  useMemo(() => ({ kind, drafts, findable: new Map<string, FindableFilter>() }), [kind, drafts])
