import { DateFilter } from '@tandem/choices'
import { ColumnMenu, FilterBar } from '@tandem/design-system'
import type { LayoutColumn } from '@tandem/design-system'
import type { ReactNode } from 'react'
import type { ShownColumns } from '../list-columns/use-shown-columns.ts'
import { ListSearchField } from '../list-search-field.tsx'
import { SavedFilterMenu } from '../saved-filters/saved-filter-menu.tsx'
import type { ListControls } from './use-list.ts'

interface ListFilterBarProps {
  list: ListControls
  label: string
  search: { label: string; placeholder: string; clearLabel?: string }
  /** The label of the filter by days; without it there is none. */
  datesLabel?: string
  /** Stays visible beside the search, such as the days of a period. */
  pinned?: ReactNode
  /** The columns that a reader can choose from. */
  table?: ShownColumns<LayoutColumn>
  /** Shown at the end of the row, before saved filters and columns. */
  end?: ReactNode
  /** Whether its filters are too many for one row of a tablet. */
  folds?: boolean
  /** The filters of the list. */
  children?: ReactNode
  /** Its rarely needed filters, which join the row once they are set. */
  more?: ReactNode
}

/** The row above a list: search, days, its own filters, saved filters, and the column menu. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { list, label, search, datesLabel, pinned, table, end, folds, children, more } = props
  const { wanted, saved } = list
  return (
    <FilterBar
      label={label}
      search={<ListSearchField {...search} searched={wanted.term} onSearch={list.searchFor} />}
      pinned={
        datesLabel === undefined ? (
          pinned
        ) : (
          <DateFilter label={datesLabel} value={wanted.dates} onValueChange={list.chooseDates} />
        )
      }
      folds={folds}
      more={more}
      activeCount={wanted.filterCount}
      pinnedCount={wanted.hasDates ? 1 : 0}
      onClearAll={list.clearFilters}
      end={
        (end || saved || table) && (
          <>
            {end}
            {saved && <SavedFilterMenu list={saved} keys={list.viewParams} />}
            {table && (
              <ColumnMenu
                columns={table.all}
                value={table.layout}
                onValueChange={table.setLayout}
                density={table.compactness}
                onDensityChange={table.setCompactness}
              />
            )}
          </>
        )
      }
    >
      {children}
    </FilterBar>
  )
}
