import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { useText } from '../messages.ts'

/** The notes on a row while they load. */
export function NotesSkeleton() {
  return (
    <Loading label={useText()('notes.loading')}>
      <Stack gap="3">
        <Skeleton width="40%" />
        <Skeleton height={40} />
        <Skeleton width="40%" />
        <Skeleton height={40} />
      </Stack>
    </Loading>
  )
}
