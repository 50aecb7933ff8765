import { Button, PageNotice } from '@tandem/design-system'
import { ArrowLeft } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { shellMessages } from '../messages.ts'
import { errorTextFor } from './error-texts.ts'
import { goBack } from './go-back.ts'

/** What happened, that nothing is lost, and two ways on. */
export function Component() {
  const text = shellMessages.useText()
  const navigate = useNavigate()
  const { code, title, description } = errorTextFor(useParams().code)
  return (
    <PageNotice
      label={code}
      title={title}
      text={description}
      actions={
        <>
          <Button
            size="form"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={() => goBack(navigate, code)}
          >
            {text('errors.goBack')}
          </Button>
          <Button size="form" variant="primary" onClick={() => void navigate('/')}>
            {text('errors.goHome')}
          </Button>
        </>
      }
    />
  )
}
