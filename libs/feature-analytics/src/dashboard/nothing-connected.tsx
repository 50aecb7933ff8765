import { Card, EmptyState } from '@tandem/design-system'
import { useDashboardText } from './messages.ts'
import { ConnectActions } from './connect-actions.tsx'

/** Stands in the place of the dashboard as long as neither an account nor a store is connected. */
export function NothingConnected() {
  const text = useDashboardText()
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
