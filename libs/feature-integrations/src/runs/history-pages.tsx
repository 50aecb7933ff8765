import { rowsOfPages } from '@tandem/api-client/react'
import { Button, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface HistoryPagesProps<Run> {
  read: UseSuspenseInfiniteQueryResult<InfiniteData<{ data: readonly Run[] }>>
  /** Shown when nothing has run yet. */
  none: string
  /** The label of the button that loads older runs. */
  olderLabel: string
  children: (runs: readonly Run[]) => ReactNode
}

/** The runs read so far, and a button for older ones. */
export function HistoryPages<Run extends { id: number }>({
  read: { data, hasNextPage, isFetchingNextPage, fetchNextPage },
  none,
  olderLabel,
  children,
}: HistoryPagesProps<Run>) {
  const runs = rowsOfPages(data)
  if (runs.length === 0) return <Text tone="muted">{none}</Text>
  return (
    <Stack gap="4">
      {children(runs)}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {olderLabel}
        </Button>
      )}
    </Stack>
  )
}

/** A placeholder for a history. */
export function HistorySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Stack gap="4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
      </Stack>
    </Loading>
  )
}
