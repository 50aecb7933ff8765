import type { ReadingRecord, SocialAccount } from '@tandem/api-contract'
import { Button, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { duration } from '../runs/duration.ts'
import { HistoryList } from '../runs/history-list.tsx'
import type { HistoryEntry } from '../runs/history-list.tsx'
import { useAccountText } from './messages.ts'
import { accountQueries } from './queries.ts'

const tones: Record<ReadingRecord['state'], HistoryEntry['tone']> = {
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  stopped: 'neutral',
}

/** The readings of an account, latest first. */
export function ReadingHistory({
  readings,
  timeZone,
}: {
  readings: readonly ReadingRecord[]
  timeZone: string
}) {
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
        tone: tones[reading.state],
        state: text(`history.state.${reading.state}`),
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
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useSuspenseInfiniteQuery(
    accountQueries.readings(service, id),
  )
  // A reading that has begun or ended since then isn't in the loaded history yet.
  const moved = `${reading.state} ${reading.started_at}`
  const told = useRef(moved)
  useEffect(() => {
    if (told.current === moved) return
    told.current = moved
    void refetch()
  }, [moved, refetch])
  // A new reading shifts the others: the last of a page is then the first of the next.
  const readings = [...new Map(data.pages.flatMap((page) => page.data).map((one) => [one.id, one])).values()]
  if (readings.length === 0) return <Text tone="muted">{text('history.none')}</Text>
  return (
    <Stack gap="4">
      <ReadingHistory readings={readings} timeZone={timeZone} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history.older')}
        </Button>
      )}
    </Stack>
  )
}

/** A placeholder for the readings. */
export function ReadingsSkeleton() {
  const text = useAccountText()
  return (
    <Loading label={text('history.loading')}>
      <Stack gap="4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
      </Stack>
    </Loading>
  )
}
