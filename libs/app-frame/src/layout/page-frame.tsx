import { PageHeader } from '@tandem/design-system'
import { Outlet, useLocation, useMatches } from 'react-router'
import { pageText } from '../define-messages.ts'
import { useSlot } from './slot.tsx'

/**
 * The header of every page and the page below it. Title and description are the messages of the page's path
 * (see `pageText`); the page fills the slots `pageDescription` (replaces the message), `pageActions`,
 * `pageFilters`.
 */
export function PageFrame() {
  const { pathname } = useLocation()
  const page = pageText(pathname)
  const description = useSlot('pageDescription')
  const actions = useSlot('pageActions')
  const filters = useSlot('pageFilters')
  const hasOwnHeading = useMatches().some(
    ({ handle }) => Object(handle) === handle && 'ownHeading' in Object(handle),
  )
  return (
    <>
      {page !== null && !hasOwnHeading && (
        <PageHeader
          title={page.title}
          description={description ?? page.description}
          actions={actions}
          filters={filters}
        />
      )}
      <Outlet />
    </>
  )
}
