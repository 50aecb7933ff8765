import { Button, PageNotice } from '@tandem/design-system'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { describeFailure } from '../describe-failure.ts'
import { useText } from './messages.ts'

/** Shown instead of a page that doesn't exist, couldn't be entered or crashed. */
export function FailedPage() {
  const text = useText()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) {
    const title = text('notFound.title')
    return <PageNotice label="404" title={title} text={text('notFound.text')} actions={null} />
  }
  const { title, description } = describeFailure(error)
  return (
    <PageNotice
      label={title}
      title={text('failed')}
      text={description}
      actions={
        <Button
          size="form"
          variant="primary"
          onClick={() => void navigate(location, { replace: true, preventScrollReset: true })}
        >
          {text('tryAgain')}
        </Button>
      }
    />
  )
}
