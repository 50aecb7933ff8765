import { readsOf } from '@tandem/api-client/react'
import { listAccounts } from '@tandem/api-contract'
import type { SocialAccount } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import {
  Button,
  Divider,
  ErrorState,
  Heading,
  Inline,
  Loading,
  Sheet,
  Skeleton,
  Stack,
} from '@tandem/design-system'
import { FavoriteButton, NotesButton } from '@tandem/items'
import { MissingRow } from '@tandem/lists'
import { describeFailure, WidgetBoundary } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQueryClient } from '@tanstack/react-query'
import { HistorySkeleton } from '../runs/history-pages.tsx'
import { AccountDetails } from './account-details.tsx'
import type { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { AccountReadings } from './reading-history.tsx'

interface AccountSheetProps {
  open: boolean
  /** Undefined while loading, and when there is none. */
  account: SocialAccount | undefined
  isPending: boolean
  error: Error | null
  timeZone: string
  connecting: ReturnType<typeof useConnect>
  onClose: () => void
}

/** An account in a sheet: its health, the running reading, and earlier ones. */
export function AccountSheet(props: AccountSheetProps) {
  const { open, account, isPending, error, timeZone, connecting, onClose } = props
  const text = useAccountText()
  const client = useQueryClient()
  const mayWrite = useIsAllowed('accounts.write')
  const name = account ? accountName(account) : ''
  const row = account && ({ type: 'account', id: account.id, name } as const)
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={account ? name : text('list.account')}
      headerEnd={
        row && (
          <Inline gap="1">
            <FavoriteButton row={row} />
            <NotesButton row={row} count={account.notes_count} />
          </Inline>
        )
      }
      closeLabel={text('sheet.close')}
    >
      {account ? (
        <Stack gap="5">
          <AccountDetails
            account={account}
            timeZone={timeZone}
            isLeaving={connecting.isLeaving}
            onReconnect={mayWrite ? connecting.connect : undefined}
          />
          <Divider />
          <Heading level={3} size="sm">
            {text('sheet.history')}
          </Heading>
          <WidgetBoundary
            failedTitle={text('history.failed')}
            loading={<HistorySkeleton label={text('history.loading')} />}
          >
            <AccountReadings account={account} timeZone={timeZone} />
          </WidgetBoundary>
        </Stack>
      ) : isPending ? (
        <Loading label={text('sheet.loading')}>
          <Stack gap="4">
            <Skeleton height="2rem" width="60%" />
            <Skeleton height="10rem" />
            <Skeleton height="5rem" />
          </Stack>
        </Loading>
      ) : error ? (
        <ErrorState
          title={text('page.failed')}
          text={describeFailure(error).description}
          onRetry={() => void client.refetchQueries(readsOf(listAccounts))}
        />
      ) : (
        <MissingRow
          title={text('sheet.gone')}
          back={<Button onClick={onClose}>{text('sheet.back')}</Button>}
        />
      )}
    </Sheet>
  )
}
