import type { AccountService } from '@tandem/api-contract'
import { InstagramIcon } from '@tandem/choices'
import { Button, ConnectDrawing, EmptyState, LogoMark } from '@tandem/design-system'
import { NothingFound } from '@tandem/lists'
import type { ListControls } from '@tandem/lists'
import { useAccountText } from './messages.ts'

interface NoAccountsProps {
  service: AccountService
  list: ListControls
  /** The main action; missing without the permission. */
  action?: { label: string; isBusy?: boolean; onAction: () => void }
}

/** Replaces the accounts: nothing matches, or there are none yet. */
export function NoAccounts({ service, list, action }: NoAccountsProps) {
  const text = useAccountText()
  if (list.isNarrowed) return <NothingFound title={text('list.nothingFound')} list={list} />
  const description = text(`empty.${service}.description`)
  return (
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
  )
}
