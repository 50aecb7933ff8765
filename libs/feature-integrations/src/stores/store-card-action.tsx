import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'
import { Button } from '@tandem/design-system'
import { ArchiveRestore, RefreshCw } from 'lucide-react'
import { useText } from './messages.ts'
import type { StoreActions } from './store-actions.ts'

interface StoreCardActionProps {
  store: Pick<Store, 'archived_at' | 'deletion_began_at' | 'sync'>
  actions: StoreActions
  isStarting: boolean
  isRestoring: boolean
}

/** The main action on a store in its current state. */
export function StoreCardAction({ store, actions, isStarting, isRestoring }: StoreCardActionProps) {
  const text = useText()
  const { onSync, onEdit, onRestore } = actions
  const { archived_at, deletion_began_at, sync } = store
  if (deletion_began_at !== null) return null
  if (archived_at !== null) {
    return (
      onRestore && (
        <Button size="sm" icon={<ArchiveRestore aria-hidden />} loading={isRestoring} onClick={onRestore}>
          {text('footer.restore')}
        </Button>
      )
    )
  }
  if (isSyncing(store)) return null
  if (sync.state === 'failed' && sync.error?.needs_reconnect) {
    return (
      onEdit && (
        <Button size="sm" onClick={() => onEdit('keys')}>
          {text('footer.reconnect')}
        </Button>
      )
    )
  }
  if (!onSync) return null
  const hasFailed = sync.state === 'failed'
  return (
    <Button
      size="sm"
      variant={hasFailed ? 'secondary' : 'ghost'}
      icon={<RefreshCw aria-hidden />}
      loading={isStarting}
      onClick={onSync}
    >
      {hasFailed ? text('footer.tryAgain') : text('footer.syncNow')}
    </Button>
  )
}
