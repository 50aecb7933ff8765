import { usePlace } from '@tandem/app-frame'
import { storeQueries } from '@tandem/choices'
import { css, cva } from '@tandem/design-system/css'
import { formatRelative } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shellMessages } from '../messages.ts'
import { syncSummary } from './sync-summary.ts'
import type { SyncSummary } from './sync-summary.ts'

interface SyncStateProps {
  /** Only the dot. */
  isShort: boolean
  onNavigate?: () => void
}

/** The bottom of the menu: whether the stores are synced, and since when. It links to the page about that. */
export function SyncState({ isShort, onNavigate }: SyncStateProps) {
  const now = useNow()
  const stores = usePlace('stores')
  const { data } = useQuery(storeQueries.list())
  const summary = syncSummary(data ?? [])
  // Nothing is shown before there is data, or if it couldn't be loaded, which the page reports.
  if (!summary || stores === null) return null
  const words = wordsFor(summary, now)
  return (
    <Link
      to={stores}
      className={foot}
      aria-label={isShort ? words : undefined}
      title={words}
      onClick={onNavigate}
    >
      <span className={dot({ state: summary.state })} />
      {!isShort && <span className={line}>{words}</span>}
    </Link>
  )
}

function wordsFor(summary: SyncSummary, now: Date) {
  const { text } = shellMessages
  switch (summary.state) {
    case 'failed':
      return text('sidebar.syncFailed', { store: summary.store })
    case 'syncing':
      return text('sidebar.syncing', { store: summary.store })
    case 'synced':
      return text('sidebar.synced', { when: formatRelative(summary.since, now) })
  }
}

const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: 'none',
  minHeight: '[37px]',
  paddingInline: '4',
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
  textStyle: 'xs',
  color: 'fg.muted',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '[-4px]' },
})
const line = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const dot = cva({
  base: {
    flex: 'none',
    width: '2',
    height: '2',
    borderRadius: 'full',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  variants: {
    state: {
      synced: { background: 'success.solid' },
      syncing: { background: 'accent.solid' },
      failed: { background: 'danger.solid' },
    },
  },
})
