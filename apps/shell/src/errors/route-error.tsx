import { hasErrorPage, requestIdOf } from '@tandem/api-client'
import { useEffect, useState } from 'react'
import { Navigate, useRouteError } from 'react-router'
import { isMissingChunk } from './missing-chunk.ts'
import { MissingPart } from './missing-part.tsx'

/** In place of the frame, or of a page without one, that could not be entered or broke: why, and a way on that fits. */
export const RouteError = () => <Failed error={useRouteError()} isFramed={false} />

/**
 * The same where only the page failed, and not the session around it. What a page cannot live without gives way
 * to the error page of its status, in the same entry of the history: Go Back leads to where the user came from.
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

/** Fetched anew for each error as long as it is missing: that it was once says nothing of the next failure. */
function Failed({ error, isFramed }: { error: unknown; isFramed: boolean }) {
  const [page, setPage] = useState<{ FailedPage?: FailedPage; missingFor?: unknown }>({})
  const isMissing = isMissingChunk(error)
  useEffect(() => {
    if (isMissing) return
    import('./failed-page.tsx').then(setPage, () => setPage({ missingFor: error }))
  }, [isMissing, error])
  if (isMissing || page.missingFor === error) return <MissingPart error={error} />
  return page.FailedPage && <page.FailedPage error={error} isFramed={isFramed} />
}
