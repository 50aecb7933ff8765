import { Badge, Spinner } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { Archive, Check, CircleAlert, CircleDashed, CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountStateOf } from './account-state.ts'
import type { AccountState, JudgedAccount } from './account-state.ts'
import { useAccountText } from './messages.ts'

const looks: Record<AccountState, { tone: BadgeProps['tone']; icon: ReactNode }> = {
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

/** The health of an account in a word. */
export function HealthBadge({ account }: { account: JudgedAccount }) {
  const text = useAccountText()
  const state = accountStateOf(account)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text(`state.${state}`)}
    </Badge>
  )
}
