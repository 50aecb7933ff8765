import { orKept } from '@tandem/api-client'
import type { SocialAccount } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Stack, toast } from '@tandem/design-system'
import {
  describeFailure,
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  successToast,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountText } from '../messages.ts'
import { CollectionChoices } from './collection-choices.tsx'
import { syncCollectionsMutation } from './queries.ts'

interface SetCollectionsFormProps {
  open: boolean
  account: SocialAccount
  onClose: () => void
}

const idsOf = ({ collections }: SocialAccount): ReadonlySet<number> =>
  new Set(collections.map(({ id }) => id))
const areSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** The dialog that replaces the collections of one account. */
export function SetCollectionsForm({ open, account, onClose }: SetCollectionsFormProps) {
  const text = useAccountText()
  const [chosen, setChosen] = useState(() => idsOf(account))
  const [failure, setFailure] = useState(noFailure)
  const guard = useUnsavedGuard(open && !areSame(chosen, idsOf(account)))
  const set = useMutation(syncCollectionsMutation)
  const name = accountName(account)

  const choose = (ids: ReadonlySet<number>) => {
    const { service, id } = account
    return orKept(set.mutateAsync({ service, id, collection_ids: [...ids] }))
  }
  const submit = async () => {
    setFailure(noFailure)
    const before = idsOf(account)
    try {
      const changed = await choose(chosen)
      guard.release()
      onClose()
      if (changed === null) return
      const undo = () => choose(before).catch((error: unknown) => toast.error(describeFailure(error)))
      successToast.updated(text('toast.collectionsOf', { account: name }), {
        action: { label: text('act.undo'), onAction: () => void undo() },
      })
    } catch (refused) {
      setFailure(readFailure(refused, {}))
    }
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard')}
      open={open}
      onClose={onClose}
      title={text('choose.setTitle', { account: name })}
      action={{ label: text('choose.save'), loading: set.isPending, onAction: () => void submit() }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <CollectionChoices service={account.service} chosen={chosen} onChange={setChosen} />
      </Stack>
    </GuardedDialog>
  )
}
