import type { SyncRecord } from '@tandem/api-contract'
import { useText } from '../stores/messages.ts'
import { duration } from './duration.ts'
import { HistoryList } from './history-list.tsx'

/** The syncs of a store, latest first. */
export function SyncHistory({ syncs, timeZone }: { syncs: readonly SyncRecord[]; timeZone: string }) {
  const text = useText()
  return (
    <HistoryList
      label={text('history.list')}
      timeZone={timeZone}
      noRows={text('history.nothingRead')}
      columns={[
        { label: text('history.kind') },
        { label: text('history.read') },
        { label: text('history.compared') },
        { label: text('history.skipped'), help: text('history.skippedHelp') },
      ]}
      entries={syncs.map((sync) => ({
        id: String(sync.id),
        state: sync.state,
        stateText: text(`history.state.${sync.state}`),
        started_at: sync.started_at,
        circumstances: circumstances(sync),
        notices: [
          ...(sync.error === null ? [] : [{ tone: 'danger' as const, text: sync.error }]),
          ...(sync.difference === null ? [] : [{ tone: 'warning' as const, text: sync.difference }]),
        ],
        rows: sync.rows
          .filter(({ read, skipped }) => read > 0 || skipped > 0)
          .map(({ kind, read, compared, skipped }) => ({
            key: kind,
            name: text(`progress.kind.${kind}`),
            figures: [read, compared, skipped],
          })),
      }))}
    />
  )

  function circumstances({ cause, asked_by, is_whole, started_at, finished_at }: SyncRecord) {
    const asked =
      cause === 'person' && asked_by !== null
        ? text('history.cause.personNamed', { name: asked_by })
        : text(`history.cause.${cause}`)
    const extent = text(is_whole ? 'history.whole' : 'history.changes')
    const took = finished_at && text('history.took', { duration: duration(started_at, finished_at) })
    return [asked, extent, took].filter(Boolean).join(', ')
  }
}
