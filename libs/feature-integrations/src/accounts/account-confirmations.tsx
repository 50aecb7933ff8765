import type { SocialAccount } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { ConfirmDialog, Stack, Text } from '@tandem/design-system'
import { Kept } from '../stores/kept.tsx'
import { useAccountText } from './messages.ts'

interface DeleteAccountsProps {
  /** Null when nothing is asked. */
  accounts: readonly SocialAccount[] | null
  isDeleting: boolean
  onConfirm: () => void
  onClose: () => void
}

const maxNamed = 8

/** Asks before deleting accounts, and says what is lost. */
export function DeleteAccounts({ accounts, isDeleting, onConfirm, onClose }: DeleteAccountsProps) {
  return (
    <Kept value={accounts}>
      {(named) => (
        <DeleteQuestion {...{ named, isDeleting, onConfirm, onClose }} isOpen={accounts !== null} />
      )}
    </Kept>
  )
}

interface DeleteQuestionProps extends Omit<DeleteAccountsProps, 'accounts'> {
  named: readonly SocialAccount[]
  isOpen: boolean
}

function DeleteQuestion({ named, isOpen, isDeleting, onConfirm, onClose }: DeleteQuestionProps) {
  const text = useAccountText()
  const count = named.length
  const names = named.slice(0, maxNamed).map(accountName).join(', ')
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text('delete.title', { count, account: named[0] ? accountName(named[0]) : '' })}
      confirmLabel={text('delete.confirm', { count })}
      cancelLabel={text('delete.cancel')}
      closeLabel={text('delete.close')}
      loading={isDeleting}
      onConfirm={onConfirm}
      danger
    >
      <Stack as="span" gap="2">
        {count > 1 && (
          <Text as="span" weight="medium">
            {names}
            {count > maxNamed && ` ${text('list.more', { others: count - maxNamed })}`}
          </Text>
        )}
        <Text as="span">{text('delete.lost')}</Text>
        <Text as="span">{text('delete.again')}</Text>
        <Text as="span">{text('delete.archiveInstead')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

interface RevokeAccountProps {
  /** Null when nothing is asked. */
  account: SocialAccount | null
  isRevoking: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before revoking an account's access. */
export function RevokeAccount({ account, isRevoking, onConfirm, onClose }: RevokeAccountProps) {
  const text = useAccountText()
  return (
    <Kept value={account}>
      {(shown) => (
        <ConfirmDialog
          open={account !== null}
          onOpenChange={(open) => !open && onClose()}
          title={text('revoke.title', { account: accountName(shown) })}
          confirmLabel={text('revoke.confirm')}
          cancelLabel={text('delete.cancel')}
          closeLabel={text('delete.close')}
          loading={isRevoking}
          onConfirm={onConfirm}
          danger
        >
          {text('revoke.text')}
        </ConfirmDialog>
      )}
    </Kept>
  )
}
