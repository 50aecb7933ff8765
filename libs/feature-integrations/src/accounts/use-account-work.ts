import { isApiError } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { toast } from '@tandem/design-system'
import { successToast } from '@tandem/page-parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccountText } from './messages.ts'
import {
  archiveAccountsMutation,
  deleteAccountsMutation,
  restoreAccountsMutation,
  revokeAccountMutation,
  syncAccountsMutation,
} from './queries.ts'

/** Actions on one or several accounts; each shows its success, and the app shows failures. */
export function useAccountWork(service: AccountService) {
  const text = useAccountText()
  const client = useQueryClient()
  const sync = useMutation(syncAccountsMutation)
  const archive = useMutation(archiveAccountsMutation)
  const restore = useMutation(restoreAccountsMutation)
  const remove = useMutation(deleteAccountsMutation)
  const revoke = useMutation(revokeAccountMutation)

  // The app shows the failure. A refusal often means outdated data: somebody else has deleted or archived it.
  const refused = (error: unknown) => {
    if (isApiError(error)) void invalidate(client, ['accounts'])
  }

  const named = (accounts: readonly SocialAccount[]) => ({
    count: accounts.length,
    account: accounts[0] ? accountName(accounts[0]) : '',
  })
  const restoreAccounts = (ids: number[], onDone?: () => void) =>
    void restore.mutateAsync({ service, ids }).then((restored) => {
      onDone?.()
      toast.success({
        title: text('toast.restored', named(restored)),
        description: text('toast.restoredText'),
      })
    }, refused)

  return {
    isStarting: sync.isPending,
    isArchiving: archive.isPending,
    isRestoring: restore.isPending,
    isDeleting: remove.isPending,
    isRevoking: revoke.isPending,
    read: (ids: number[], onDone?: () => void) =>
      void sync.mutateAsync({ service, ids }).then(() => {
        onDone?.()
        toast.success({ title: text('toast.readingStarted') })
      }, refused),
    archive: (ids: number[], onDone?: () => void) =>
      void archive.mutateAsync({ service, ids }).then((archived) => {
        onDone?.()
        toast.success({
          title: text('toast.archived', named(archived)),
          description: text('toast.archivedText'),
          action: { label: text('act.undo'), onAction: () => restoreAccounts(ids) },
        })
      }, refused),
    restore: restoreAccounts,
    remove: (ids: number[], onDone?: () => void) =>
      void remove.mutateAsync({ service, ids }).then((deleted) => {
        onDone?.()
        successToast.deleted(text('toast.deleted', named(deleted)))
      }, refused),
    revoke: (account: SocialAccount, onDone?: () => void) =>
      void revoke.mutateAsync(account.id).then(() => {
        onDone?.()
        successToast.revoked(text('toast.access', { account: accountName(account) }))
      }, refused),
  }
}
