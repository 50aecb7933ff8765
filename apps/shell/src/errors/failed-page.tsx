import { isApiError, requestIdOf } from '@tandem/api-client'
import { Button, PageNotice } from '@tandem/design-system'
import { describeFailure } from '@tandem/workbench'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from 'react-router'
import { shellMessages } from '../messages.ts'
import { errorTextFor } from './error-texts.ts'

/** Why a page could not be entered or broke, and two ways on. */
export function FailedPage({ error }: { error: unknown }) {
  const text = shellMessages.useText()
  const navigate = useNavigate()
  const location = useLocation()
  const isTrying = useNavigation().state !== 'idle'
  // Not a revalidation: the router keeps an error on screen when one ends before it was drawn.
  const tryAgain = () => void navigate(location, { replace: true, preventScrollReset: true })

  const { code, title, description } = wordsFor(error)
  const requestId = requestIdOf(error)
  return (
    <PageNotice
      label={code}
      title={title}
      text={
        <>
          {description}
          {requestId !== null && <small>{text('errors.requestId', { id: requestId })}</small>}
        </>
      }
      actions={
        <>
          <Button size="form" onClick={() => void navigate('/')}>
            {text('errors.goHome')}
          </Button>
          <Button size="form" variant="primary" loading={isTrying} onClick={tryAgain}>
            {text('errors.tryAgain')}
          </Button>
        </>
      }
    />
  )
}

function wordsFor(error: unknown): { code?: string; title: string; description: string } {
  if (isRouteErrorResponse(error)) return errorTextFor(String(error.status))
  const { title, description } = describeFailure(error)
  return { ...(isApiError(error) && { code: String(error.status) }), title, description }
}
