import { useIsAsking } from '@tandem/api-client/react'
import { listAccountAnalytics } from '@tandem/api-contract'
import type { AccountAnalytics } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { InstagramIcon } from '@tandem/choices'
import {
  Card,
  ConnectDrawing,
  DataTable,
  EmptyState,
  Inline,
  Loading,
  LogoMark,
  Skeleton,
  Stack,
  Text,
} from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { rowCount } from '@tandem/lists'
import { PageBoundary, WidgetBoundary } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHref, useLocation, useNavigate } from 'react-router'
import { accountFigureQueries, useAccountStates } from '../account-figures/queries.ts'
import { TableProvenance } from '../account-figures/table-provenance.tsx'
import { accountColumns } from './account-columns.tsx'
import { inOrder } from './account-order.ts'
import { AccountsCompared } from './accounts-compared.tsx'
import type { AccountSort } from './accounts-search.ts'
import { useAccountsPageText } from './messages.ts'
import type { AccountsPartProps } from './accounts-part-props.ts'

const rowId = ({ id }: AccountAnalytics) => String(id)

/** All connected accounts: a table of their figures, and a chart of some. */
export function AccountsOverview(props: AccountsPartProps) {
  const text = useAccountsPageText()
  return (
    <PageBoundary
      failedTitle={text('page.failed')}
      resetKey={JSON.stringify(props.request)}
      loading={
        <Stack gap="4">
          <DataTable
            label={text('list.label')}
            columns={accountColumns({ stateOf: () => undefined })}
            rows={undefined}
            getRowId={rowId}
            density="media"
            empty={null}
            labels={{ loading: text('list.loading') }}
          />
        </Stack>
      }
    >
      <Overview {...props} />
    </PageBoundary>
  )
}

function Overview(props: AccountsPartProps) {
  const { address, request, timeZone } = props
  const text = useAccountsPageText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const states = useAccountStates('social')
  const { data: accounts } = useSuspenseQuery(accountFigureQueries.list('social', request))
  const isBusy = useIsAsking(listAccountAnalytics, { params: { service: 'social' } })
  if (accounts.length === 0) return <NoAccounts />
  const searchOf = ({ id }: AccountAnalytics) => address.addressOf({ account: id })
  return (
    <Stack gap="4">
      <Inline gap="2" justify="between">
        <Text as="span" size="sm" tone="muted">
          {text('list.found', rowCount({ total: accounts.length, total_is_capped: false }))}
        </Text>
        <TableProvenance service="social" accounts={accounts} timeZone={timeZone} />
      </Inline>
      <DataTable
        label={text('list.label')}
        columns={accountColumns({
          stateOf: (id) => states?.get(id),
        })}
        rows={inOrder(accounts, address.wanted.own.sort)}
        sort={address.wanted.own.sort}
        onSortChange={(sort) => address.change({ sort: sort as AccountSort })}
        getRowId={rowId}
        density="media"
        busy={isBusy}
        rowLink={{
          getHref: (row) => `${here}${searchOf(row)}`,
          onOpen: (row) => void navigate({ search: searchOf(row) }),
        }}
        empty={null}
      />
      <WidgetBoundary
        failedTitle={text('compare.failed')}
        resetKey={JSON.stringify([request, address.shown.own])}
        loading={
          <Card>
            <Loading label={text('compare.loading')}>
              <Skeleton height={360} />
            </Loading>
          </Card>
        }
      >
        <AccountsCompared {...props} accounts={accounts} />
      </WidgetBoundary>
    </Stack>
  )
}

/** Nothing is connected yet. */
function NoAccounts() {
  const text = useAccountsPageText()
  const mayWrite = useIsAllowed('accounts.write')
  const place = usePlace('accounts')
  return (
    <Card flush>
      <EmptyState
        art={<ConnectDrawing from={<InstagramIcon size={26} aria-hidden />} to={<LogoMark size="md" />} />}
        title={text('empty.title')}
        text={mayWrite ? text('empty.text') : `${text('empty.text')} ${text('empty.askEditor')}`}
        actions={
          mayWrite &&
          place !== null && (
            <Link className={button({ variant: 'primary', size: 'form' })} to={place}>
              {text('page.connect')}
            </Link>
          )
        }
      />
    </Card>
  )
}
