import { isApiError, requestIdOf } from '@tandem/api-client'
import { Button, CopyRequestId, PageNotice } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { readStored } from '@tandem/session'
import { isRouteErrorResponse, useNavigate, useNavigation } from 'react-router'
import { shellMessages } from '../messages.ts'
import { SignOutQuestion } from '../offline/changes/sign-out-question.tsx'
import { useSignOut } from '../offline/changes/use-sign-out.ts'
import { ErrorPage } from './error-page.tsx'
import { errorTextFor } from './error-texts.ts'
import { useTryAgain } from './use-try-again.ts'

interface FailedPageProps {
  error: unknown
  /** Whether the frame around the pages is still there. */
  isFramed: boolean
}

/** Explains why a page couldn't be entered or broke, with two ways to continue. */
export function FailedPage({ error, isFramed }: FailedPageProps) {
  const text = shellMessages.useText()
  const isTrying = useNavigation().state !== 'idle'
  const tryAgain = useTryAgain()
  const requestId = requestIdOf(error)
  const { code, title, description } = wordsFor(error)
  // A retry wouldn't change what a role allows.
  if (code === '403' && isFramed) return <ErrorPage code={code} requestId={requestId} />
  return (
    <PageNotice
      label={code}
      title={title}
      text={description}
      actions={
        <>
          <WayOut isFramed={isFramed} />
          <Button size="form" variant="primary" loading={isTrying} onClick={tryAgain}>
            {text('errors.tryAgain')}
          </Button>
          {requestId !== null && <CopyRequestId requestId={requestId} size="form" />}
        </>
      }
    />
  )
}

/** Leads home or, when nothing can be reached with this session, signs out. */
function WayOut({ isFramed }: { isFramed: boolean }) {
  const text = shellMessages.useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return isFramed || readStored('personal_access_token') === null ? (
    <Button size="form" onClick={() => void navigate('/')}>
      {text('errors.goHome')}
    </Button>
  ) : (
    <>
      <Button size="form" onClick={() => void signOut()}>
        {text('errors.logout')}
      </Button>
      <SignOutQuestion />
    </>
  )
}

function wordsFor(error: unknown): { code?: string; title: string; description: string } {
  if (isRouteErrorResponse(error)) return errorTextFor(String(error.status))
  const { title, description } = describeFailure(error)
  return { ...(isApiError(error) && { code: String(error.status) }), title, description }
}
