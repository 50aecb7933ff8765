import { queryClientContext } from '@tandem/api-client/router'
import { exportNotes, listAllNotes, noteColumns as exported } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { Card, Stack } from '@tandem/design-system'
import { notesAt, useRowPlace } from '@tandem/items'
import {
  ExportButton,
  exportSource,
  ListFilterBar,
  loadListRequest,
  NothingFound,
  openDefaultFilter,
  QueryTable,
  useColumnWidths,
  useList,
} from '@tandem/lists'
import { useUser } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { useNotesText } from './messages.ts'
import { NoNotes } from './no-notes.tsx'
import { noteColumns } from './note-columns.tsx'
import { NoteFilters } from './note-filters.tsx'
import { allNotesAddress, allNotesQueries } from './queries.ts'

export async function loader(args: LoaderFunctionArgs) {
  await openDefaultFilter('notes', args)
  const request = await loadListRequest(allNotesAddress, args)
  void args.context.get(queryClientContext).prefetchQuery(allNotesQueries.page(request))
  return null
}

/** All notes of the team and of the reader, each with a link to the notes on its row. */
export function Component() {
  const text = useNotesText()
  const { timezone } = useUser().team
  const list = useList(allNotesAddress)
  const widths = useColumnWidths('notes')
  const query = allNotesQueries.page(list.request)
  const { data: seen } = useQuery({ ...query, enabled: false })
  // Then there is nothing to search or to export.
  const hasNone = seen?.meta.total === 0 && !list.isNarrowed
  const rowPlace = useRowPlace()
  const columns = noteColumns({
    timeZone: timezone,
    placeOf: ({ notable_type: type, notable_id: id }) => {
      const place = rowPlace(type, id)
      return place === null ? null : notesAt(place, { type, id })
    },
  })
  const nothing = hasNone ? (
    <Card flush>
      <NoNotes />
    </Card>
  ) : undefined
  return (
    <Stack gap="4">
      <FillSlot slot="pageActions">
        {!hasNone && (
          <ExportButton
            source={exportSource(exportNotes)}
            found={seen?.meta}
            what={(rows) => text('count', rows)}
            body={() => ({ filter: list.filter, columns: [...exported] })}
          />
        )}
      </FillSlot>
      {!hasNone && (
        <ListFilterBar
          list={list}
          label={text('filter')}
          search={{ label: text('search'), placeholder: text('searchPlaceholder') }}
          datesLabel={text('when')}
        >
          <NoteFilters chosen={list.chosen} onChange={list.change} />
        </ListFilterBar>
      )}
      <QueryTable
        list={list}
        query={query}
        endpoint={listAllNotes}
        label={text('label')}
        loadingLabel={text('loading')}
        failedTitle={text('failed')}
        columns={columns}
        widths={widths}
        density="media"
        empty={<NothingFound title={text('nothingFound')} list={list} />}
        nothing={nothing}
        // In the same frame in which the filters go.
        loading={nothing}
      />
    </Stack>
  )
}
