import { hasErrorPage, requestIdOf } from '@tandem/api-client'
import { isMissingPart } from '@tandem/page-parts'
import { useEffect, useState } from 'react'
import { Navigate, useRouteError } from 'react-router'
import { MissingPart } from './missing-part.tsx'

/**
 * Replaces the frame, or a page without one, that couldn't be entered or broke: says why, with a suitable way
 * to continue.
 */
export const RouteError = () => <Failed error={useRouteError()} isFramed={false} />

/**
 * Replaces only the page inside the frame. If data that the page can't do without fails, the error page of
 * the status takes its place, in the same history entry, so that Go Back leads to where the user came from.
 */
export function PageRouteError() {
  const error = useRouteError()
  if (!hasErrorPage(error)) return <Failed error={error} isFramed />
  const { status } = error
  // Only our own failures are looked up in the logs.
  const state = status === 500 ? { requestId: requestIdOf(error) } : null
  return <Navigate to={`/error/${status}`} state={state} replace />
}

type FailedPage = typeof import('./failed-page.tsx').FailedPage

/**
 * Loads the page for each error until it succeeds: an earlier failure to load it doesn't mean that the next
 * one fails.
 */
function Failed({ error, isFramed }: { error: unknown; isFramed: boolean }) {
  const [page, setPage] = useState<{ FailedPage?: FailedPage; missingFor?: unknown }>({})
  const isMissing = isMissingPart(error)
  useEffect(() => {
    if (isMissing) return
    import('./failed-page.tsx').then(setPage, () => setPage({ missingFor: error }))
  }, [isMissing, error])
  if (isMissing || page.missingFor === error) return <MissingPart error={error} />
  return page.FailedPage && <page.FailedPage error={error} isFramed={isFramed} />
}
