import type { AccountService } from '@tandem/api-contract'
import { useTeamClock } from '@tandem/choices'
import { TableExportButton } from '@tandem/lists'
import { useQueryClient } from '@tanstack/react-query'
import { exportedAccounts } from './exported-accounts.ts'
import { useAccountText } from './messages.ts'
import { accountQueries } from './queries.ts'
import type { AccountRequest } from './queries.ts'

interface ExportAccountsProps {
  service: AccountService
  /** The filter of the list, which the export has too. */
  filter: Omit<AccountRequest, 'page' | 'per_page'>
  disabled: boolean
}

/** Exports all accounts that the list finds, on any page. */
export function ExportAccounts({ service, filter, disabled }: ExportAccountsProps) {
  const text = useAccountText()
  const client = useQueryClient()
  const { today, timeZone } = useTeamClock()
  return (
    <TableExportButton
      disabled={disabled}
      table={async () => {
        const whole = await client.fetchQuery({ ...accountQueries.whole(service, filter), staleTime: 0 })
        return {
          what: (count) => text('list.count', count),
          name: text(`file.${service}`, { day: today }),
          rows: exportedAccounts(whole.data, timeZone),
          definitions: [[text('file.engagement'), text('list.engagementRule')]],
        }
      }}
    />
  )
}
