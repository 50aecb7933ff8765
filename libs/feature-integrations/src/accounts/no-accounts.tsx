import type { AccountService } from '@tandem/api-contract'
import { Button, ConnectDrawing, EmptyState, LogoMark } from '@tandem/design-system'
import { InstagramIcon, NothingFound } from '@tandem/workbench'
import { countFilters, noFilters } from './accounts-address.ts'
import { useAccountText } from './messages.ts'
import type { AccountRequest } from './queries.ts'

interface NoAccountsProps {
  service: AccountService
  request: AccountRequest
  onChange: (change: Partial<AccountRequest>) => void
  /** The one thing to do; absent where the user may not. */
  action?: { label: string; isBusy?: boolean; onAction: () => void }
}

/** Stands in the place of accounts: nothing matches, or there are none yet. */
export function NoAccounts({ service, request, onChange, action }: NoAccountsProps) {
  const text = useAccountText()
  const isFiltered = countFilters(request) > 0
  if (request.search_term !== '' || isFiltered) {
    return (
      <NothingFound
        title={text('list.nothingFound')}
        list={{
          term: request.search_term,
          isFiltered,
          searchFor: (search_term) => onChange({ search_term }),
          clearFilters: () => onChange(noFilters),
        }}
      />
    )
  }
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
