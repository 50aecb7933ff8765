import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { DeleteAccounts, RevokeAccount } from './account-confirmations.tsx'
import { AddToCollectionsForm } from './collections/add-to-collections-form.tsx'
import type { useAccountWork } from './use-account-work.ts'

/** What is asked before accounts are changed. */
export interface AccountQuestion {
  kind: 'delete' | 'revoke' | 'collect'
  accounts: SocialAccount[]
}

interface AccountQuestionsProps {
  service: AccountService
  /** Null when nothing is asked. */
  question: AccountQuestion | null
  work: ReturnType<typeof useAccountWork>
  onClose: () => void
  /** Called once chosen accounts are deleted or in their collections. */
  onDone: () => void
}

/** The dialogs that ask before accounts are deleted, lose their access, or are added to collections. */
export function AccountQuestions({ service, question, work, onClose, onDone }: AccountQuestionsProps) {
  const askedFor = (kind: AccountQuestion['kind']) => (question?.kind === kind ? question.accounts : null)
  const deleted = askedFor('delete')
  const revoked = askedFor('revoke')?.[0] ?? null
  const collected = askedFor('collect')
  return (
    <>
      <DeleteAccounts
        accounts={deleted}
        isDeleting={work.isDeleting}
        onClose={onClose}
        onConfirm={() =>
          work.remove(
            (deleted ?? []).map(({ id }) => id),
            () => {
              onClose()
              onDone()
            },
          )
        }
      />
      <RevokeAccount
        account={revoked}
        isRevoking={work.isRevoking}
        onClose={onClose}
        onConfirm={() => revoked && work.revoke(revoked, onClose)}
      />
      {collected && (
        <AddToCollectionsForm service={service} accounts={collected} onClose={onClose} onDone={onDone} />
      )}
    </>
  )
}
