import { namedRowsLimit } from '@tandem/api-contract'
import type { FavoritableRow, PageMeta } from '@tandem/api-contract'
import { BulkBar, countSelected } from '@tandem/design-system'
import type { BulkAction } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import { useFavoriteMany, useNotesSheet } from '@tandem/items'
import { Download, MessageSquarePlus } from 'lucide-react'
import type { ExportSource } from '../export/export-source.ts'
import type { FileStyle } from '../export/file-style.ts'
import { useListExport } from '../export/use-list-export.tsx'
import { rowCount } from '../list/count-words.ts'
import type { SayCount } from '../list/count-words.ts'
import type { SummedColumn } from '../list/list-column.ts'
import { useText } from '../messages.ts'
import { namedRows, tooManyNamed } from './row-selection.ts'
import type { NamedRows } from './row-selection.ts'
import { useSelectedSums } from './use-selected-sums.ts'
import type { useRowSelection } from './use-row-selection.ts'

interface RowsBulkBarProps<Row extends { id: number }, Body> {
  type: FavoritableRow
  /** Says how many rows: "1.318 orders". */
  what: SayCount
  exportSource: ExportSource<Body & NamedRows & FileStyle>
  /** The body that exports the whole view: filter and columns, with the contract's names. */
  exportBody: () => Body
  selection: ReturnType<typeof useRowSelection>
  /** The rows on screen. */
  rows: readonly Row[]
  /** The columns that are shown; those that can be added up are, over the chosen rows. */
  summed: readonly SummedColumn<Row>[]
  meta: Pick<PageMeta, 'total' | 'total_is_capped'>
}

/** The actions on chosen rows, on any page: add to favourites, save as a file, notes on a single one; and their sums. */
export function RowsBulkBar<Row extends { id: number }, Body extends object>(
  props: RowsBulkBarProps<Row, Body>,
) {
  const { type, what, exportSource, exportBody, selection, rows, summed, meta } = props
  const { value } = selection
  const text = useText()
  const many = useFavoriteMany(type, { onDone: selection.clear })
  const count = countSelected(value, meta.total)
  const isOpenEnded = value.kind === 'allBut' && meta.total_is_capped
  const exporting = useListExport(
    exportSource,
    what(rowCount({ total: count, total_is_capped: isOpenEnded })),
  )
  const notes = useNotesSheet()
  const figures = useSelectedSums(value, { rows, columns: summed, total: meta.total })

  const [only, ...others] = value.kind === 'only' ? [...value.ids].map(Number) : []
  const note: BulkAction[] =
    only !== undefined && others.length === 0
      ? [
          {
            key: 'note',
            label: text('bulk.note'),
            icon: <MessageSquarePlus aria-hidden />,
            onAction: () => notes.open({ type, id: only }),
          },
        ]
      : []
  const save: BulkAction = {
    key: 'export',
    label: text('bulk.export'),
    icon: <Download aria-hidden />,
    loading: exporting.isBusy,
    ...(tooManyNamed(value) && {
      disabledReason: text('bulk.tooMany', { limit: formatNumber(namedRowsLimit, { full: true }) }),
    }),
    onAction: () => exporting.ask({ ...exportBody(), ...namedRows(value) }),
  }
  return (
    <>
      <BulkBar
        selection={value}
        onSelectionChange={selection.onValueChange}
        pageIds={rows.map(({ id }) => String(id))}
        figures={figures}
        total={meta.total}
        totalIsCapped={meta.total_is_capped}
        actions={[many.action(value), ...note, save]}
        labels={{ rows: what }}
      />
      {many.dialog}
      {exporting.dialog}
    </>
  )
}
