import { contractText, orKept } from '@tandem/api-client'
import { CollectionAddition } from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Dialog, Stack } from '@tandem/design-system'
import { FailureBanner, noFailure, readFailure, successToast } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useAccountText } from '../messages.ts'
import { CollectionChoices } from './collection-choices.tsx'
import { addToCollectionsMutation } from './queries.ts'

interface AddToCollectionsFormProps {
  service: AccountService
  accounts: readonly SocialAccount[]
  onClose: () => void
  onDone?: () => void
}

/** The dialog that adds several accounts to several collections. */
export function AddToCollectionsForm({ service, accounts, onClose, onDone }: AddToCollectionsFormProps) {
  const text = useAccountText()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState(noFailure)
  const add = useMutation(addToCollectionsMutation)
  const words = { count: accounts.length, account: accounts[0] ? accountName(accounts[0]) : '' }

  const submit = async () => {
    const body = { ids: accounts.map(({ id }) => id), collection_ids: [...chosen] }
    const checked = v.safeParse(CollectionAddition, body)
    if (!checked.success) return setError(contractText(checked.issues[0].message))
    setFailure(noFailure)
    try {
      const added = await orKept(add.mutateAsync({ service, ...checked.output }))
      onClose()
      onDone?.()
      if (added !== null) successToast.added(text('toast.addedToCollections', words))
    } catch (refused) {
      setFailure(readFailure(refused, {}))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      unsaved={chosen.size > 0}
      title={text('choose.addTitle', words)}
      action={{ label: text('choose.add'), loading: add.isPending, onAction: () => void submit() }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <CollectionChoices
          service={service}
          chosen={chosen}
          error={error}
          onChange={(next) => {
            setChosen(next)
            setError(undefined)
          }}
        />
      </Stack>
    </Dialog>
  )
}
