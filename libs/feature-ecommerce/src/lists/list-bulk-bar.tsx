import type { PageMeta } from '@tandem/api-contract'
import { namedRowsLimit } from '@tandem/api-contract'
import { BulkBar, type BulkAction } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import {
  namedRows,
  tooManyNamed,
  useExport,
  useFavoriteMany,
  useNotesSheet,
  type RowRef,
  type useRowSelection,
} from '@tandem/workbench'
import { Download, MessageSquarePlus } from 'lucide-react'
import { useText } from '../messages.ts'
import { exportedColumns, type ListColumn } from './list-columns.tsx'
import { filterOf } from './list-search.ts'
import type { ListedRow, ListRequest, StoreList } from './list.ts'

interface ListBulkBarProps<Row extends ListedRow> {
  list: Pick<StoreList<ListedRow>, 'item' | 'exportEndpoint'>
  refOf: (row: Row) => RowRef
  columns: readonly ListColumn<Row>[]
  request: ListRequest
  selection: ReturnType<typeof useRowSelection>
  rows: { data: Row[]; meta: PageMeta }
}

/** What can be done with the chosen rows, of whichever pages: favour them, save them as a file, note something on a single one. */
export function ListBulkBar<Row extends ListedRow>(props: ListBulkBarProps<Row>) {
  const { list, columns, request, selection, rows } = props
  const { value } = selection
  const text = useText()
  const many = useFavoriteMany(list.item, { onDone: selection.clear })
  const saving = useExport(list.exportEndpoint)
  const notes = useNotesSheet()

  const [only, ...others] = value.kind === 'only' ? [...value.ids].map(Number) : []
  const note: BulkAction[] =
    only !== undefined && others.length === 0
      ? [
          {
            key: 'note',
            label: text('bulk.note'),
            icon: <MessageSquarePlus aria-hidden />,
            onAction: () => notes.open({ type: list.item, id: only }),
          },
        ]
      : []
  const save: BulkAction = {
    key: 'export',
    label: text('bulk.export'),
    icon: <Download aria-hidden />,
    loading: saving.state === 'running',
    ...(tooManyNamed(value) && {
      disabledReason: text('bulk.tooMany', { limit: formatNumber(namedRowsLimit, { full: true }) }),
    }),
    onAction: () =>
      // The names of filters and columns are the contract's own.
      saving.start({
        filter: filterOf(request),
        columns: exportedColumns(columns),
        ...namedRows(value),
      } as never),
  }
  return (
    <>
      <BulkBar
        selection={value}
        onSelectionChange={selection.onValueChange}
        pageIds={rows.data.map(({ id }) => String(id))}
        total={rows.meta.total}
        totalIsCapped={rows.meta.total_is_capped}
        actions={[many.action(value), ...note, save]}
      />
      {many.dialog}
    </>
  )
}
