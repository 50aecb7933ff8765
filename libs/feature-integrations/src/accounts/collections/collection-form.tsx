import { orKept } from '@tandem/api-client'
import { accountServices, NewAccountCollection } from '@tandem/api-contract'
import type { AccountCollection, AccountService } from '@tandem/api-contract'
import { OptionCards } from '@tandem/design-system'
import { GuardedDialog, NameForm, successToast, useUnsavedGuard } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccountText } from '../messages.ts'
import { createCollectionMutation, renameCollectionMutation } from './queries.ts'

interface NewCollectionFormProps {
  open: boolean
  /** The initially selected kind of accounts. */
  service: AccountService
  onClose: () => void
}

/** The dialog that creates a collection of connected or tracked accounts. */
export function NewCollectionForm({ open, service, onClose }: NewCollectionFormProps) {
  const text = useAccountText()
  const formId = useId()
  const [chosen, setChosen] = useState(service)
  const [isTyped, setTyped] = useState(false)
  const guard = useUnsavedGuard(open && isTyped)
  const create = useMutation(createCollectionMutation)
  const submit = async (name: string) => {
    const made = await orKept(create.mutateAsync({ service: chosen, name }))
    guard.release()
    onClose()
    if (made !== null) successToast.created(text('toast.collection'))
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard')}
      open={open}
      onClose={onClose}
      title={text('collections.newTitle')}
      action={{ label: text('collections.create'), form: formId, loading: create.isPending }}
    >
      <NameForm
        formId={formId}
        label={text('collections.nameField')}
        placeholder={text('collections.placeholder')}
        schema={NewAccountCollection.entries.name}
        startsHere
        onType={(typed) => setTyped(typed !== '')}
        onSubmit={submit}
      >
        <OptionCards
          label={text('collections.for')}
          columns={2}
          options={accountServices.map((value) => ({
            value,
            label: text(value === 'social' ? 'collections.ofSocial' : 'collections.ofTracker'),
          }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </NameForm>
    </GuardedDialog>
  )
}

interface RenameCollectionFormProps {
  open: boolean
  service: AccountService
  collection: AccountCollection
  onClose: () => void
}

/** The dialog that renames a collection. */
export function RenameCollectionForm({ open, service, collection, onClose }: RenameCollectionFormProps) {
  const text = useAccountText()
  const formId = useId()
  const [typed, setTyped] = useState(collection.name)
  const guard = useUnsavedGuard(open && typed !== collection.name)
  const rename = useMutation(renameCollectionMutation)
  const submit = async (name: string) => {
    const renamed = await orKept(rename.mutateAsync({ service, id: collection.id, name }))
    guard.release()
    onClose()
    if (renamed !== null) successToast.updated(text('toast.collection'))
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard')}
      open={open}
      onClose={onClose}
      title={text('collections.renameTitle', { collection: collection.name })}
      action={{ label: text('collections.save'), form: formId, loading: rename.isPending }}
    >
      <NameForm
        formId={formId}
        label={text('collections.nameField')}
        schema={NewAccountCollection.entries.name}
        initialName={collection.name}
        startsHere
        onType={setTyped}
        onSubmit={submit}
      />
    </GuardedDialog>
  )
}
