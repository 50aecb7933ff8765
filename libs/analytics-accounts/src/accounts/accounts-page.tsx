import { FillSlot, usePlace } from '@tandem/app-frame'
import { accountName, PeriodControls, periodRequest, useTeamClock } from '@tandem/choices'
import { button } from '@tandem/design-system/recipes'
import { askedRange, formatRange } from '@tandem/format'
import { loadNotesPanel, NotesSheet } from '@tandem/items'
import { TableExportButton } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isOfNetwork } from '../account-figures/day-values.ts'
import { figuresAhead, loadFigures } from '../account-figures/load-figures.ts'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { usePageAddress } from '../account-figures/use-page-address.ts'
import { accountTable } from './account-cells.ts'
import { inOrder } from './account-order.ts'
import { AccountsOverview } from './accounts-overview.tsx'
import { accountsSearch } from './accounts-search.ts'
import { useAccountsPageText } from './messages.ts'
import { OpenedAccount } from './opened-account.tsx'

const services = ['social'] as const

export const readAhead = figuresAhead(services)

export async function loader(args: LoaderFunctionArgs) {
  // An opened account shows it immediately.
  void loadNotesPanel()
  await loadFigures(args, services)
  return null
}

/** The team's own accounts: their figures side by side, compared day by day, and each one's details. */
export function Component() {
  const text = useAccountsPageText()
  const clock = useTeamClock()
  const { timeZone, now, today } = clock
  const address = usePageAddress(accountsSearch)
  const { period, own } = address.shown
  const request = periodRequest(period, clock)
  const manage = usePlace('accounts')
  const { data: accounts } = useQuery({ ...accountFigureQueries.list('social', request), enabled: false })
  const isEmpty = accounts?.length === 0
  const shown = accounts?.[0]?.current
  const days = formatRange(
    shown === undefined ? askedRange(request, today) : { start: shown.date_from, end: shown.date_to },
    // A chart of figures by the network's days names their time zone itself.
    isOfNetwork(own.figure) ? undefined : timeZone,
  )
  const parts = { address, request, timeZone, today, now }
  return (
    <>
      <FillSlot slot="pageDescription">{text('page.description', { period: isEmpty ? '' : days })}</FillSlot>
      <FillSlot slot="pageActions">
        {!isEmpty && <PeriodControls value={address.wanted.period} onValueChange={address.changePeriod} />}
        {own.account === undefined && !isEmpty && (
          <TableExportButton
            disabled={accounts === undefined}
            table={() => accountTable(inOrder(accounts ?? [], address.wanted.own.sort), today)}
          />
        )}
        {/* The empty state has its own. */}
        {manage !== null && !isEmpty && (
          <Link className={button()} to={manage}>
            {text('page.manage')}
          </Link>
        )}
      </FillSlot>
      {own.account === undefined ? (
        <AccountsOverview {...parts} />
      ) : (
        <OpenedAccount key={own.account} id={own.account} {...parts} />
      )}
      <NotesSheet
        nameOf={(type, id) => {
          const account = accounts?.find((row) => row.id === id)
          return type === 'account' && account ? accountName(account) : undefined
        }}
      />
    </>
  )
}
