import type { SessionOfUser } from '@tandem/api-contract'
import { Badge, Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatRelative } from '@tandem/format'
import { Moment, useMoments } from '@tandem/page-parts'
import { Check, Monitor, Smartphone } from 'lucide-react'
import { ItemRow } from '../frame/item-row.tsx'
import { deviceName } from './device-name.ts'
import { useSessionsText } from './messages.ts'

export interface DeviceRowProps {
  session: SessionOfUser
  now: Date
  timezone: string
  isEnding: boolean
  onEnd: () => void
}

/** One device: its name, its last use, and the button that signs it out. */
export function DeviceRow({ session, now, timezone, isEnding, onEnd }: DeviceRowProps) {
  const text = useSessionsText()
  const name = deviceName(session)
  const since = useMoments(timezone).text(session.created_at)
  const Icon = /iphone|ipad|android/i.test(session.system ?? '') ? Smartphone : Monitor
  return (
    <ItemRow
      icon={Icon}
      title={
        <div className={titleWithBadge}>
          <bdi>{name}</bdi>
          {session.is_current && (
            <Badge tone="success" icon={<Check aria-hidden />}>
              {text('current')}
            </Badge>
          )}
        </div>
      }
      action={
        <Button
          size="sm"
          loading={isEnding}
          aria-label={text('endNamed', { device: name, date: since })}
          onClick={onEnd}
        >
          {text('end')}
        </Button>
      }
    >
      <bdi>{session.address ?? text('noAddress')}</bdi>
      {' · '}
      {session.is_current ? (
        text('usedNow')
      ) : (
        <Moment at={session.used_at} timeZone={timezone}>
          {text('used', { when: formatRelative(session.used_at, now) })}
        </Moment>
      )}
      {' · '}
      <Moment at={session.created_at} timeZone={timezone}>
        {text('since', { date: since })}
      </Moment>
    </ItemRow>
  )
}

const titleWithBadge = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minHeight: '[22px]',
})
