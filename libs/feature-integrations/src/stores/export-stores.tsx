import { storeQueries, useTeamClock } from '@tandem/choices'
import { TableExportButton } from '@tandem/lists'
import { useQueryClient } from '@tanstack/react-query'
import { exportedStores } from './exported-stores.ts'
import { useText } from './messages.ts'
import type { useStoresAddress } from './stores-address.ts'

/** Exports the stores that the page shows: of its view, and found by its search. */
export function ExportStores({ view, term }: Pick<ReturnType<typeof useStoresAddress>, 'view' | 'term'>) {
  const text = useText()
  const client = useQueryClient()
  const { today, timeZone } = useTeamClock()
  return (
    <TableExportButton
      table={async () => {
        const found = await client.ensureQueryData(
          term === '' ? storeQueries.list() : storeQueries.found(term),
        )
        const shown = found.filter(({ archived_at }) => (archived_at === null) === (view === 'connected'))
        return {
          what: (count) => text('stores.count', count),
          name: text('file.stores', { day: today }),
          rows: exportedStores(shown, timeZone),
          definitions: [],
        }
      }}
    />
  )
}
