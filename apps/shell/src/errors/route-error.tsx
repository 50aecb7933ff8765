import { ApiError } from '@tandem/api-client'
import { errorPageStatuses } from '@tandem/api-contract'
import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { lazy, Suspense } from 'react'
import { Navigate, useRouteError } from 'react-router'
import { shellMessages } from '../messages.ts'
import { isMissingChunk } from './missing-chunk.ts'

const FailedPage = lazy(async () => ({ default: (await import('./failed-page.tsx')).FailedPage }))

/** In place of a page that could not be entered or broke: why, and a way on that fits. */
export function RouteError() {
  const error = useRouteError()
  if (isMissingChunk(error)) return <NewRelease />
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  )
}

/**
 * The same where only the page failed, and not the session around it. What a page cannot live without gives way
 * to the error page of its status, in the same entry of the history: Go Back leads to where the user came from.
 */
export function PageRouteError() {
  const error = useRouteError()
  return hasErrorPage(error) ? <Navigate to={`/error/${error.status}`} replace /> : <RouteError />
}

/** 422 has a page too, but only for an unknown store: input that is refused is told where it was typed. */
const hasErrorPage = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status !== 422 &&
  errorPageStatuses.some((status) => status === String(error.status))

/** Stands in the first chunk: where a part of the app is missing, its own page may be missing too. */
function NewRelease() {
  const text = shellMessages.useText()
  return (
    <div className={box} role="alert">
      <h1 className={title}>{text('errors.newRelease.title')}</h1>
      <p>{text('errors.newRelease.description')}</p>
      <Button size="form" variant="primary" onClick={() => window.location.reload()}>
        {text('errors.reload')}
      </Button>
    </div>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  maxWidth: 'form-max',
  marginInline: 'auto',
  paddingBlock: '16',
  paddingInline: '4',
  textAlign: 'center',
})
const title = css({ textStyle: '2xl' })
