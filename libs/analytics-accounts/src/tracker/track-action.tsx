import { usePlace } from '@tandem/app-frame'
import { button } from '@tandem/design-system/recipes'
import { returnsHere } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTrackerText } from './messages.ts'

/**
 * Opens the dialog that tracks an account, over another page; closing it leads back here. Nothing without the
 * permission or the page.
 */
export function TrackAction() {
  const text = useTrackerText()
  const mayWrite = useIsAllowed('accounts.write')
  const place = usePlace('trackAccount')
  if (!mayWrite || place === null) return null
  return (
    <Link className={button({ variant: 'primary' })} to={place} state={returnsHere}>
      <Plus aria-hidden />
      {text('page.track')}
    </Link>
  )
}
