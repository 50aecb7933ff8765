import type { SocialAccount } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Badge, Banner, Spinner } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { CircleAlert, CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFigureText } from './messages.ts'

type State =
  Exclude<SocialAccount['health']['state'], 'healthy'> | 'archived' | 'queued' | 'running' | 'renamed'

const looks: Record<State, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  archived: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
  queued: { tone: 'accent', icon: <Clock aria-hidden /> },
  running: { tone: 'accent', icon: <Spinner size="sm" /> },
  renamed: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  expiring: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  reconnect: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  permissions: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  revoked: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
  failing: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
}

type Judged = Pick<SocialAccount, 'id' | 'archived_at' | 'health' | 'reading' | 'is_renamed'>

/** The state that needs attention; null when all is well. */
function stateOf({ archived_at, health, reading, is_renamed }: Judged): State | null {
  if (archived_at !== null) return 'archived'
  if (reading.state === 'queued' || reading.state === 'running') return reading.state
  if (is_renamed) return 'renamed'
  return health.state === 'healthy' ? null : health.state
}

/** A badge for an account that needs attention. */
export function AccountStateBadge({ account }: { account: Judged | undefined }) {
  const text = useFigureText()
  const state = account && stateOf(account)
  if (!state) return null
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text(`state.${state}`)}
    </Badge>
  )
}

const tones = { archived: 'info', queued: 'info', running: 'info', revoked: 'info' } as const

/** What is wrong with reading an account, with a link to fix it; nothing when all is well. */
export function AccountStateBanner({ account }: { account: Judged | undefined }) {
  const text = useFigureText()
  const place = usePlace('account')
  const state = account && stateOf(account)
  if (!account || !state) return null
  const words =
    state === 'archived'
      ? text('state.archivedText')
      : state === 'queued' || state === 'running'
        ? text('state.runningText')
        : (account.health.message ?? text('state.renamedText'))
  return (
    <Banner
      tone={
        state in tones
          ? tones[state as keyof typeof tones]
          : looks[state].tone === 'danger'
            ? 'danger'
            : 'warning'
      }
      title={text(`state.${state}`)}
      actions={
        place && (
          <Link className={link()} to={place(account.id)}>
            {text('state.manage')}
          </Link>
        )
      }
    >
      {words}
    </Banner>
  )
}
