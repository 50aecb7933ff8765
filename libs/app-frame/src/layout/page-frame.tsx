import { PageHeader } from '@tandem/design-system'
import { Outlet, useLocation, useMatches } from 'react-router'
import { pageText } from '../define-messages.ts'
import { useSlot } from './slot.tsx'

const noBreakSpace = '\u00A0'

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
  const matches = useMatches()
  const hasOwnHeading = matches.some(
    ({ handle }) => Object(handle) === handle && 'ownHeading' in Object(handle),
  )
  return (
    <>
      {page !== null && !hasOwnHeading && (
        <PageHeader
          // The header of another page is a new one: it isn't the last one that moved.
          key={matches.at(-1)?.id}
          title={page.title}
          // Keeps the line that the page will fill, so that nothing below moves.
          description={description ?? page.description ?? noBreakSpace}
          actions={actions}
          filters={filters}
        />
      )}
      <Outlet />
    </>
  )
}
