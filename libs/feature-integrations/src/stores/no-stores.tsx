import { StoreLogo } from '@tandem/choices'
import { Button, Card, ConnectDrawing, EmptyState, LogoMark } from '@tandem/design-system'
import { Plus } from 'lucide-react'
import { useText } from './messages.ts'

/** Replaces the stores before the first is connected. `onConnect` is missing without the permission. */
export function NoStores({ onConnect }: { onConnect?: () => void }) {
  const text = useText()
  return (
    <Card flush>
      <EmptyState
        art={<ConnectDrawing from={<StoreLogo type="woocommerce" size={26} />} to={<LogoMark size="md" />} />}
        title={text('empty.title')}
        text={
          onConnect ? text('empty.description') : `${text('empty.description')} ${text('empty.askAdmin')}`
        }
        actions={
          onConnect && (
            <Button variant="primary" size="form" icon={<Plus aria-hidden />} onClick={onConnect}>
              {text('stores.connect')}
            </Button>
          )
        }
      />
    </Card>
  )
}
