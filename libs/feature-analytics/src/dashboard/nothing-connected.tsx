import { Card, EmptyState } from '@tandem/design-system'
import { useFirstText } from './first-messages.ts'
import { ConnectActions } from './connect-actions.tsx'

/** Replaces the dashboard until an account or a store is connected. */
export function NothingConnected() {
  const text = useFirstText()
  return (
    <Card flush>
      <EmptyState
        title={text('nothing.title')}
        text={text('nothing.text')}
        actions={<ConnectActions missing={['store', 'account']} />}
      />
    </Card>
  )
}
