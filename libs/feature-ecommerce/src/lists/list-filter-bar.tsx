import { ColumnMenu, FilterBar } from '@tandem/design-system'
import { DateFilter, ListSearchField, SavedFilterMenu } from '@tandem/workbench'
import type { ShownColumns } from '@tandem/workbench'
import { useText } from '../messages.ts'
import type { ListColumn } from './list-columns.tsx'
import { countFilters, dateChoiceOf, hasChosenDays, noFilters, viewParams, withDates } from './list-search.ts'
import type { ListPartProps, ListView } from './list-view.ts'
import type { ListedRow } from './list.ts'

interface ListFilterBarProps<Row extends ListedRow, Detail extends Row> {
  view: ListView<Row, Detail>
  /** All columns, hidden ones too. */
  columns: readonly ListColumn<Row>[]
  table: ShownColumns<ListColumn<Row>>
  part: ListPartProps
}

/** The row above a list that says what it shows: search, days, its own filters, saved ones, and the columns. */
export function ListFilterBar<Row extends ListedRow, Detail extends Row>({
  view,
  columns,
  table,
  part,
}: ListFilterBarProps<Row, Detail>) {
  const { list, datesLabel, Filters } = view
  const { search, onChange } = part
  const text = useText()
  return (
    <FilterBar
      label={text(`${list.kind}.filter`)}
      search={
        <ListSearchField
          label={text(`${list.kind}.search`)}
          placeholder={text(`${list.kind}.searchPlaceholder`)}
          searched={search.search_term}
          onSearch={(search_term) => onChange({ search_term })}
        />
      }
      pinned={
        datesLabel !== undefined && (
          <DateFilter
            label={datesLabel}
            value={dateChoiceOf(search)}
            onValueChange={(choice) => onChange(withDates(choice))}
          />
        )
      }
      activeCount={countFilters(search)}
      pinnedCount={hasChosenDays(search) ? 1 : 0}
      onClearAll={() => onChange(noFilters)}
      end={
        <>
          <SavedFilterMenu list={list.kind} keys={viewParams(list)} />
          <ColumnMenu
            columns={columns}
            value={table.layout}
            onValueChange={table.setLayout}
            density={table.compactness}
            onDensityChange={table.setCompactness}
          />
        </>
      }
    >
      <Filters {...part} />
    </FilterBar>
  )
}
