import type { Store } from '@tandem/api-contract'
import { Badge, Spinner } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import { Archive, Check, CircleAlert, CircleDashed, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from './messages.ts'
import { storeStateOf } from './store-state.ts'
import type { StoreState } from './store-state.ts'

const looks: Record<StoreState, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  deleting: { tone: 'danger', icon: <Spinner size="sm" /> },
  archived: { tone: 'neutral', icon: <Archive aria-hidden /> },
  never: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  queued: { tone: 'accent', icon: <Clock aria-hidden /> },
  running: { tone: 'accent', icon: <Spinner size="sm" /> },
  succeeded: { tone: 'success', icon: <Check aria-hidden /> },
  difference: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  accessLost: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
}

/** The state of a store's sync, in a word. */
export function StoreStateBadge({
  store,
}: {
  store: Pick<Store, 'archived_at' | 'deletion_began_at' | 'sync'>
}) {
  const text = useText()
  const state = storeStateOf(store)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text(`state.${state}`)}
    </Badge>
  )
}
