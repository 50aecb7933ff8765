import type { Store } from '@tandem/api-contract'
import { isSyncing, StoreLogo } from '@tandem/choices'
import { Banner, Card, Checkbox, IconButton, Menu, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { firstWholeDay, formatDate, formatRelative } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useText } from './messages.ts'
import { StoreCardAction } from './store-card-action.tsx'
import { useStoreMenu } from './store-menu.tsx'
import { StoreCounts } from './store-counts.tsx'
import { StoreSalesNote } from './store-sales-note.tsx'
import { StoreStateBadge } from './store-state-badge.tsx'
import { SyncError } from '../runs/sync-error.tsx'
import { SyncProgressList } from '../runs/sync-progress-list.tsx'
import { SyncTime } from '../runs/sync-time.tsx'
import { UnreadNote } from './unread-note.tsx'
import type { StoreActions } from './store-actions.ts'

export interface StoreCardProps {
  store: Store
  timeZone: string
  now: Date
  actions: StoreActions
  /** The sync request is in progress. */
  isStarting?: boolean
  /** The restore request is in progress. */
  isRestoring?: boolean
  /** The star. */
  favorite?: ReactNode
  /** While stores are being chosen. */
  selection?: { isSelected: boolean; onToggle: () => void }
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '10',
  height: '10',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: '[calc(var(--radii-md) * 1.25)]',
  background: 'bg.sunken',
})
const whole = css({ whiteSpace: 'nowrap' })
const aside = css({ mobileDown: { display: 'none' } })
const below = css({ display: 'none', mobileDown: { display: 'flex' } })

/** An address that breaks after its slashes rather than inside a word. */
const breakable = (address: string) =>
  address.split(/(?<=\/)/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ))

/** One store: its counts, the state of its sync, and its main action. */
export function StoreCard(props: StoreCardProps) {
  const {
    store,
    timeZone,
    now,
    actions,
    isStarting = false,
    isRestoring = false,
    favorite,
    selection,
  } = props
  const text = useText()
  const badge = <StoreStateBadge store={store} />
  const items = useStoreMenu(store, actions)
  const address = store.url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return (
    <Card
      variant={store.archived_at === null ? 'default' : 'archived'}
      title={<bdi>{store.name}</bdi>}
      description={
        <>
          {breakable(address)}, <span className={whole}>{store.default_currency}</span>
        </>
      }
      media={
        <span className={tile}>
          {selection ? (
            <Checkbox
              aria-label={text('stores.selectStore', { store: store.name })}
              checked={selection.isSelected}
              onChange={selection.onToggle}
            />
          ) : (
            <StoreLogo type={store.type} />
          )}
        </span>
      }
      actions={
        <>
          <span className={aside}>{badge}</span>
          {favorite}
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
        </>
      }
      footer={<SyncTime store={store} timeZone={timeZone} now={now} />}
      footerActions={
        <StoreCardAction store={store} actions={actions} isStarting={isStarting} isRestoring={isRestoring} />
      }
    >
      <Stack gap="3">
        <span className={below}>{badge}</span>
        <State store={store} timeZone={timeZone} now={now} actions={actions} />
      </Stack>
    </Card>
  )
}

type StateProps = Pick<StoreCardProps, 'store' | 'timeZone' | 'now' | 'actions'>

function State({ store, timeZone, now, actions }: StateProps) {
  const text = useText()
  const { archived_at, sync, updates, notices, known_since } = store
  if (archived_at !== null) return <StoreCounts store={store} />
  if (isSyncing(store)) return <SyncProgressList progress={sync.progress} />
  if (sync.state === 'failed') return <SyncError sync={sync} timeZone={timeZone} />
  return (
    <>
      <StoreCounts store={store} />
      {sync.difference !== null && <Banner tone="warning">{sync.difference}</Banner>}
      {sync.unread_count > 0 && <UnreadNote count={sync.unread_count} onOpen={actions.onUnread} />}
      <StoreSalesNote sales={store.sales} onChoose={actions.onChooseSales} />
      {updates.by === 'polling' && updates.reason !== null && (
        <Text size="xs" tone="muted">
          {text('updates.polling', { reason: updates.reason })}
        </Text>
      )}
      {sync.compared_at !== null && (
        <Text size="xs" tone="muted">
          <Moment at={sync.compared_at} timeZone={timeZone}>
            {text('updates.compared', { when: formatRelative(sync.compared_at, now) })}
          </Moment>
        </Text>
      )}
      {known_since !== null && (
        <Text size="xs" tone="muted">
          {text('stores.knownSince', {
            day: formatDate(`${firstWholeDay(known_since, timeZone)}T00:00:00Z`, 'UTC'),
          })}
        </Text>
      )}
      {notices.map((notice) => (
        <Text key={notice} size="xs" tone="muted">
          {notice}
        </Text>
      ))}
    </>
  )
}
