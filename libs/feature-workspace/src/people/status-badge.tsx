import type { TeamUser } from '@tandem/api-contract'
import { Badge } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { useMoments } from '@tandem/page-parts'
import { Archive, Check, CircleAlert, CircleSlash, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePeopleText } from './messages.ts'
import { shownStatus } from './person-rules.ts'
import type { ShownStatus } from './person-rules.ts'

const looks: Record<ShownStatus, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  active: { tone: 'success', icon: <Check aria-hidden /> },
  inactive: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
  pending: { tone: 'warning', icon: <Clock aria-hidden /> },
  expired: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  archived: { tone: 'neutral', icon: <Archive aria-hidden /> },
}

interface StatusBadgeProps {
  person: Pick<TeamUser, 'status' | 'invitation_expires_at'>
  timeZone: string
  now: Date
}

/** Whether somebody can sign in, in a word; on hover until when an invitation is valid. */
export function StatusBadge({ person, timeZone, now }: StatusBadgeProps) {
  const text = usePeopleText()
  const moments = useMoments(timeZone)
  const status = shownStatus(person, now)
  const { tone, icon } = looks[status]
  const until = person.invitation_expires_at
  const title =
    until === null
      ? undefined
      : text(status === 'expired' ? 'status.expiredOn' : 'status.expires', {
          when: moments.text(until),
        })
  return (
    <span title={title}>
      <Badge tone={tone} icon={icon}>
        {text(`status.${status}`)}
      </Badge>
    </span>
  )
}
