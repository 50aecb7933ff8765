import { Button, PageNotice } from '@tandem/design-system'
import { useLocation, useNavigate } from 'react-router'
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
