import { Button, CopyRequestId, PageNotice } from '@tandem/design-system'
import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { firstMessages } from '../first-messages.ts'
import { shellMessages } from '../messages.ts'
import { errorTextFor } from './error-texts.ts'
import { goBack } from './go-back.ts'

/** The page for an unknown address, or for an error. */
export function Component() {
  const { code } = useParams()
  const { state } = useLocation()
  return (
    <>
      <title>{firstMessages.text('documentTitle', { page: errorTextFor(code).title })}</title>
      <ErrorPage code={code} requestId={requestIdOf(state)} />
    </>
  )
}

/** Says what happened, and that nothing is lost, with two ways to continue. */
export function ErrorPage({ code, requestId }: { code: string | undefined; requestId: string | null }) {
  const text = shellMessages.useText()
  const navigate = useNavigate()
  const words = errorTextFor(code)
  return (
    <PageNotice
      label={words.code}
      title={words.title}
      text={words.description}
      actions={
        <>
          <Button
            size="form"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={() => goBack(navigate, words.code)}
          >
            {text('errors.goBack')}
          </Button>
          <Button size="form" variant="primary" onClick={() => void navigate('/')}>
            {text('errors.goHome')}
          </Button>
          {requestId !== null && <CopyRequestId requestId={requestId} size="form" />}
        </>
      }
    />
  )
}

/** The request id that the failure left in the navigation state. */
const requestIdOf = (state: unknown) => {
  const { requestId } = Object(state) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : null
}
