import type { Store } from '@tandem/api-contract'
import { Badge, Spinner, type BadgeProps } from '@tandem/design-system'
import { Check, CircleAlert, CircleDashed, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'

type State = 'never' | 'queued' | 'running' | 'succeeded' | 'difference' | 'failed' | 'accessLost'

const looks: Record<State, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  never: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  queued: { tone: 'accent', icon: <Clock aria-hidden /> },
  running: { tone: 'accent', icon: <Spinner size="sm" /> },
  succeeded: { tone: 'success', icon: <Check aria-hidden /> },
  difference: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  accessLost: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
}

function stateOf({ state, error, difference }: Store['sync']): State {
  if (state === 'failed') return error?.needs_reconnect ? 'accessLost' : 'failed'
  return state === 'succeeded' && difference !== null ? 'difference' : state
}

/** How the reading of a store stands, in a word. */
export function StoreStateBadge({ sync }: { sync: Store['sync'] }) {
  const text = useText()
  const state = stateOf(sync)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text(`state.${state}`)}
    </Badge>
  )
}
