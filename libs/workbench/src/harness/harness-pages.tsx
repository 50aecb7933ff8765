import { Button, PageNotice } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useText } from './messages.ts'

/** Shown at an address that belongs to another feature. */
export function ElsewherePage({ home }: { home: string }) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <PageNotice
      title={text('elsewhere.title')}
      text={text('elsewhere.text', { address: pathname + search })}
      actions={
        <Button size="form" variant="primary" onClick={() => void navigate(home)}>
          {text('elsewhere.back')}
        </Button>
      }
    />
  )
}

/** Shown instead of a page that couldn't be entered or crashed. */
export function FailedPage() {
  const text = useText()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const { title, description } = describeFailure(error)
  return (
    <PageNotice
      label={title}
      title={text('pageFailed.title')}
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
