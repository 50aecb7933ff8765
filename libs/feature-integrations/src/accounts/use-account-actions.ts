import type { SocialAccount } from '@tandem/api-contract'
import { useNotesSheet } from '@tandem/items'
import { useIsAllowed } from '@tandem/session'
import type { AccountActions } from './account-actions.ts'
import type { AccountQuestion } from './account-questions.tsx'
import type { AccountsAddress } from './accounts-address.ts'
import type { useConnect } from './connect/use-connect.ts'
import type { useAccountWork } from './use-account-work.ts'

/** The address that opens the details of an account. */
export const detailsOf = ({ id }: SocialAccount) => ({ kind: 'account', id }) as const

interface AccountActionsOptions {
  address: AccountsAddress
  work: ReturnType<typeof useAccountWork>
  connecting: ReturnType<typeof useConnect>
  onAsk: (question: AccountQuestion) => void
}

/** Returns what the user may do with an account of a list. */
export function useAccountActions({ address, work, connecting, onAsk }: AccountActionsOptions) {
  const notes = useNotesSheet()
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  return (account: SocialAccount): AccountActions => ({
    onDetails: () => address.open(detailsOf(account)),
    onNotes: () => notes.open({ type: 'account', id: account.id }),
    ...(mayCollect && { onCollections: () => address.open({ kind: 'collections', id: account.id }) }),
    ...(mayWrite && {
      onRead: () => work.read([account.id]),
      onReconnect: connecting.connect,
      onRevoke: () => onAsk({ kind: 'revoke', accounts: [account] }),
      onArchive: () => work.archive([account.id]),
      onRestore: () => work.restore([account.id]),
      onDelete: () => onAsk({ kind: 'delete', accounts: [account] }),
    }),
  })
}
