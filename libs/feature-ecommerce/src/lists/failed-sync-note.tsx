import type { Store } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from './messages.ts'

interface FailedSyncNoteProps {
  stores: readonly Pick<Store, 'id' | 'name' | 'sync'>[]
}

/**
 * Shown below the freshness of a page: stores whose last sync failed, the reason, and a link to fix it.
 * Otherwise nothing.
 */
export function FailedSyncNote({ stores }: FailedSyncNoteProps) {
  const text = useText()
  const storesPath = usePlace('stores')
  const failed = stores.filter(({ sync }) => sync.state === 'failed')
  const [first, ...others] = failed
  if (first === undefined) return null
  const words =
    others.length === 0
      ? [text('list.syncFailed', { store: first.name }), first.sync.error?.message]
      : [text('list.syncsFailed', { stores: failed.map(({ name }) => name).join(', ') })]
  return (
    <span className={note}>
      <TriangleAlert className={icon} size={14} aria-hidden />
      <span dir="auto">{words.filter(Boolean).join(' ')}</span>{' '}
      {storesPath !== null && (
        <Link to={storesPath} className={link()}>
          {text('list.toStores')}
        </Link>
      )}
    </span>
  )
}

const note = css({ display: 'block', overflowWrap: 'anywhere' })
const icon = css({
  display: 'inline-block',
  marginInlineEnd: '1.5',
  verticalAlign: '[-2px]',
  color: 'warning.fg',
})
