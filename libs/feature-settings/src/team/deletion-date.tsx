import { Moment, useMoments } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useTeamText } from './messages.ts'

/** When the team is deleted, and who requested that. */
export function DeletionDate({ at, by }: { at: string; by: string | null }) {
  const text = useTeamText()
  const { timezone } = useUser().team
  const moments = useMoments(timezone)
  return (
    <>
      <Moment at={at} timeZone={timezone}>
        {text('deletion.title', { date: moments.text(at) })}
      </Moment>
      {by !== null && <bdi> {text('deletion.by', { name: by })}</bdi>}
    </>
  )
}
