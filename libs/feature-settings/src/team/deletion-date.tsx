import { formatDateTime } from '@tandem/format'
import { useUser } from '@tandem/session'
import { useTeamText } from './messages.ts'

/** When the team is deleted, and who requested that. */
export function DeletionDate({ at, by }: { at: string; by: string | null }) {
  const text = useTeamText()
  const { timezone } = useUser().team
  return (
    <>
      <time dateTime={at}>{text('deletion.title', { date: formatDateTime(at, timezone) })}</time>
      {by !== null && <bdi> {text('deletion.by', { name: by })}</bdi>}
    </>
  )
}
