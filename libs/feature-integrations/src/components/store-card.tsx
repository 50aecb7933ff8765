import type { Store } from '@tandem/api-contract'
import { Banner, Button, Card, IconButton, Menu, Stack, type MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { isSyncing, StoreLogo } from '@tandem/workbench'
import { Ellipsis, KeyRound, Pencil, RefreshCw } from 'lucide-react'
import { useText } from '../messages.ts'
import { StoreCounts } from './store-counts.tsx'
import { StoreStateBadge } from './store-state-badge.tsx'
import { SyncError } from './sync-error.tsx'
import { SyncProgressList } from './sync-progress-list.tsx'
import { SyncTime } from './sync-time.tsx'

export interface StoreCardProps {
  store: Store
  timeZone: string
  now: Date
  /** Absent where the user may not do it. */
  onSync?: () => void
  onEdit?: (part: 'store' | 'keys') => void
  /** The request to sync is on its way. */
  isStarting?: boolean
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '10',
  height: '10',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: '[10px]',
  background: 'bg.sunken',
})
const aside = css({ mobileDown: { display: 'none' } })
const below = css({ display: 'flex', mobile: { display: 'none' } })

/** One connected store: what is kept of it, how its sync stands, and the one thing to do about it. */
export function StoreCard({ store, timeZone, now, onSync, onEdit, isStarting = false }: StoreCardProps) {
  const text = useText()
  const { sync } = store
  const badge = <StoreStateBadge sync={sync} />
  const items = useMenuItems({ store, onSync, onEdit })
  const address = store.url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return (
    <Card
      title={<bdi>{store.name}</bdi>}
      description={text('stores.addressAndCurrency', { address, currency: store.default_currency })}
      media={
        <span className={tile}>
          <StoreLogo type={store.type} />
        </span>
      }
      actions={
        <>
          <span className={aside}>{badge}</span>
          {items.length > 0 && (
            <Menu
              trigger={
                <IconButton
                  size="sm"
                  label={text('stores.actions', { store: store.name })}
                  icon={<Ellipsis aria-hidden />}
                />
              }
              items={items}
            />
          )}
        </>
      }
      footer={<SyncTime sync={sync} timeZone={timeZone} now={now} />}
      footerActions={<FooterAction sync={sync} onSync={onSync} onEdit={onEdit} isStarting={isStarting} />}
    >
      <Stack gap="3">
        <span className={below}>{badge}</span>
        {isSyncing(store) ? (
          <SyncProgressList progress={sync.progress} />
        ) : sync.state === 'failed' ? (
          <SyncError sync={sync} timeZone={timeZone} />
        ) : (
          <StoreCounts store={store} />
        )}
        {sync.state === 'succeeded' && sync.difference !== null && (
          <Banner tone="warning">{sync.difference}</Banner>
        )}
      </Stack>
    </Card>
  )
}

function useMenuItems({ store, onSync, onEdit }: Pick<StoreCardProps, 'store' | 'onSync' | 'onEdit'>) {
  const text = useText()
  const items: MenuItem[] = []
  if (onSync) {
    items.push({
      key: 'sync',
      label: text('stores.syncNow'),
      icon: <RefreshCw aria-hidden />,
      disabledReason: isSyncing(store) ? text('stores.alreadySyncing') : undefined,
      onSelect: onSync,
    })
  }
  if (onEdit) {
    items.push(
      {
        key: 'edit',
        label: text('stores.edit'),
        icon: <Pencil aria-hidden />,
        onSelect: () => onEdit('store'),
      },
      {
        key: 'keys',
        label: text('stores.replaceKeys'),
        icon: <KeyRound aria-hidden />,
        onSelect: () => onEdit('keys'),
      },
    )
  }
  return items
}

function FooterAction({
  sync,
  onSync,
  onEdit,
  isStarting,
}: Pick<StoreCardProps, 'onSync' | 'onEdit' | 'isStarting'> & Pick<Store, 'sync'>) {
  const text = useText()
  if (isSyncing({ sync })) return null
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
