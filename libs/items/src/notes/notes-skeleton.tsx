import { Divider, Loading, Skeleton, Stack } from '@tandem/design-system'
import { useText } from '../messages.ts'

/** The notes on a row while they load. */
export function NotesSkeleton() {
  return (
    <Loading label={useText()('notes.loading')}>
      <Lines />
    </Loading>
  )
}

/** The same below the room of the form for a new note, while the code of both loads. */
export function NotesPanelSkeleton() {
  return (
    <Loading label={useText()('notes.loading')}>
      <Stack gap="5">
        <Skeleton height={formHeight} />
        <Divider />
        <Lines />
      </Stack>
    </Loading>
  )
}

const formHeight = 240

const Lines = () => (
  <Stack gap="3">
    <Skeleton width="40%" />
    <Skeleton height={40} />
    <Skeleton width="40%" />
    <Skeleton height={40} />
  </Stack>
)
