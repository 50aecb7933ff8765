import type { AccountService } from '@tandem/api-contract'
import { InstagramIcon } from '@tandem/choices'
import { Button, Card, ConnectDrawing, EmptyState, LogoMark } from '@tandem/design-system'
import { useAccountText } from './messages.ts'

interface NoAccountsProps {
  service: AccountService
  /** The main action; missing without the permission. */
  action?: { label: string; isBusy?: boolean; onAction: () => void }
}

/** Replaces the accounts while there are none. */
export function NoAccounts({ service, action }: NoAccountsProps) {
  const text = useAccountText()
  const description = text(`empty.${service}.description`)
  return (
    <Card flush>
      <EmptyState
        art={<ConnectDrawing from={<InstagramIcon size={26} aria-hidden />} to={<LogoMark size="md" />} />}
        title={text(`empty.${service}.title`)}
        text={action ? description : `${description} ${text('empty.askEditor')}`}
        actions={
          action && (
            <Button variant="primary" size="form" loading={action.isBusy} onClick={action.onAction}>
              {action.label}
            </Button>
          )
        }
      />
    </Card>
  )
}
