import { exportNotes } from '@tandem/api-contract'
import type { ListedNote, NotableType, noteColumns, NoteFilter } from '@tandem/api-contract'
import { implementFile } from '../../identity/implement.ts'
import { momentsIn } from '../../platform/exports/cell.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import { noteList } from './note-list.ts'

type Column = (typeof noteColumns)[number]

/** The file of the notes that this person may see. */
const noteExport = (reader: number): ListExport<NoteFilter, ListedNote, Column, ListScope> => ({
  list: noteList(reader),
  name: 'notes',
  columns,
  fields: {
    id: { leftOut: 'Our own number, which people never see.' },
    content: 'note',
    visible_to_team: 'visible_to',
    notable_type: 'on',
    notable_id: { leftOut: 'Our own number, which people never see.' },
    row_name: 'on',
    author: 'author',
    created_at: 'created_at',
    updated_at: 'updated_at',
  },
})

export const noteExportRoutes = [
  implementFile(exportNotes, (call) => exportList(call, noteExport(call.session.user_id), call.body)),
]

const kinds: Record<NotableType, string> = {
  store: 'Store',
  order: 'Order',
  customer: 'Customer',
  product: 'Product',
  account: 'Account',
  post: 'Post',
}

function columns({ timezone, say }: ExportContext): Record<Column, ExportColumn<ListedNote>[]> {
  const moment = momentsIn(timezone)
  return {
    note: [{ title: 'Note', cell: ({ content }) => content }],
    on: [
      { title: 'Type', cell: ({ notable_type }) => say(kinds[notable_type]) },
      { title: 'Row', cell: ({ row_name }) => row_name },
    ],
    author: [{ title: 'Author', cell: ({ author }) => author?.name ?? null }],
    visible_to: [
      {
        title: 'Visible to',
        cell: ({ visible_to_team }) => say(visible_to_team ? 'The team' : 'Only the author'),
      },
    ],
    created_at: [
      { title: `Written at (${timezone})`, isMoment: true, cell: ({ created_at }) => moment(created_at) },
    ],
    updated_at: [
      { title: `Changed at (${timezone})`, isMoment: true, cell: ({ updated_at }) => moment(updated_at) },
    ],
  }
}
