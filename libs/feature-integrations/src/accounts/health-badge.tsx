import type { SocialAccount } from '@tandem/api-contract'
import { Badge, Spinner } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { Archive, Check, CircleAlert, CircleDashed, CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccountText } from './messages.ts'

type State =
  SocialAccount['health']['state'] | 'archived' | 'queued' | 'running' | 'never' | 'renamed' | 'upToDate'

const looks: Record<State, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  archived: { tone: 'neutral', icon: <Archive aria-hidden /> },
  queued: { tone: 'accent', icon: <Clock aria-hidden /> },
  running: { tone: 'accent', icon: <Spinner size="sm" /> },
  never: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  healthy: { tone: 'success', icon: <Check aria-hidden /> },
  upToDate: { tone: 'success', icon: <Check aria-hidden /> },
  expiring: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  reconnect: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  permissions: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  revoked: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
  failing: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  renamed: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
}

type Judged = Pick<SocialAccount, 'service' | 'archived_at' | 'health' | 'reading' | 'is_renamed'>

function stateOf({ service, archived_at, health, reading, is_renamed }: Judged): State {
  if (archived_at !== null) return 'archived'
  if (reading.state === 'queued' || reading.state === 'running') return reading.state
  if (is_renamed) return 'renamed'
  if (health.state !== 'healthy') return health.state
  if (reading.state === 'never') return 'never'
  return service === 'tracker' ? 'upToDate' : 'healthy'
}

/** The health of an account in a word. */
export function HealthBadge({ account }: { account: Judged }) {
  const text = useAccountText()
  const state = stateOf(account)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text(`state.${state}`)}
    </Badge>
  )
}
