import type { AccountService } from '@tandem/api-contract'
import { Button, ConnectDrawing, EmptyState, Inline, LogoMark } from '@tandem/design-system'
import { InstagramIcon } from '@tandem/workbench'
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
  const isSearched = request.search_term !== ''
  const isFiltered = countFilters(request) > 0
  if (isSearched || isFiltered) {
    return (
      <EmptyState
        kind="nothingFound"
        title={text('list.nothingFound')}
        text={isSearched ? text('list.nothingFor', { term: request.search_term }) : text('list.nothingLeft')}
        actions={
          <Inline gap="2" justify="center" wrap>
            {isSearched && (
              <Button onClick={() => onChange({ search_term: '' })}>{text('list.clearSearch')}</Button>
            )}
            {isFiltered && <Button onClick={() => onChange(noFilters)}>{text('list.clearFilters')}</Button>}
          </Inline>
        }
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
