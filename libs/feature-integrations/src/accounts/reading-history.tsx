import type { ReadingRecord, SocialAccount } from '@tandem/api-contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { duration } from '../runs/duration.ts'
import { HistoryList } from '../runs/history-list.tsx'
import { HistoryPages } from '../runs/history-pages.tsx'
import { useAccountText } from './messages.ts'
import { accountQueries } from './queries.ts'

/** The readings of an account, latest first. */
function ReadingHistory({ readings, timeZone }: { readings: readonly ReadingRecord[]; timeZone: string }) {
  const text = useAccountText()
  return (
    <HistoryList
      label={text('history.list')}
      timeZone={timeZone}
      noRows={text('history.nothingRead')}
      columns={[
        { label: text('history.kind') },
        { label: text('history.read') },
        { label: text('history.unavailable'), help: text('history.unavailableHelp') },
      ]}
      entries={readings.map((reading) => ({
        id: String(reading.id),
        state: reading.state,
        stateText: text(`history.state.${reading.state}`),
        started_at: reading.started_at,
        circumstances: circumstances(reading),
        notices: reading.error === null ? [] : [{ tone: 'danger' as const, text: reading.error }],
        rows: reading.rows
          .filter(({ read, unavailable }) => read > 0 || unavailable > 0)
          .map(({ kind, read, unavailable }) => ({
            key: kind,
            name: text(`progress.kind.${kind}`),
            figures: [read, unavailable],
          })),
      }))}
    />
  )

  function circumstances({ cause, asked_by, started_at, finished_at }: ReadingRecord) {
    const asked =
      cause === 'person' && asked_by !== null
        ? text('history.cause.personNamed', { name: asked_by })
        : text(`history.cause.${cause}`)
    const took = finished_at && text('history.took', { duration: duration(started_at, finished_at) })
    return [asked, took].filter(Boolean).join(', ')
  }
}

interface AccountReadingsProps {
  account: Pick<SocialAccount, 'service' | 'id' | 'reading'>
  timeZone: string
}

/** The stored readings of an account, page by page. */
export function AccountReadings({ account, timeZone }: AccountReadingsProps) {
  const text = useAccountText()
  const { service, id, reading } = account
  const read = useSuspenseInfiniteQuery(accountQueries.readings(service, id))
  const { refetch } = read
  // A reading that has begun or ended since then isn't in the loaded history yet.
  const moved = `${reading.state} ${reading.started_at}`
  const refetchedFor = useRef(moved)
  useEffect(() => {
    if (refetchedFor.current === moved) return
    refetchedFor.current = moved
    void refetch()
  }, [moved, refetch])
  return (
    <HistoryPages read={read} none={text('history.none')} olderLabel={text('history.older')}>
      {(readings) => <ReadingHistory readings={readings} timeZone={timeZone} />}
    </HistoryPages>
  )
}
