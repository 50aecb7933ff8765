import {
  accountServices,
  NewAccountCollection,
  type AccountCollection,
  type AccountService,
} from '@tandem/api-contract'
import { Dialog, OptionCards } from '@tandem/design-system'
import { NameForm, said } from '@tandem/workbench'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccountText } from '../messages.ts'
import { createCollectionMutation, renameCollectionMutation } from './queries.ts'

interface NewCollectionFormProps {
  open: boolean
  /** What it groups unless the reader says otherwise. */
  service: AccountService
  onClose: () => void
}

/** The dialog that makes a collection of connected or of tracked accounts. */
export function NewCollectionForm({ open, service, onClose }: NewCollectionFormProps) {
  const text = useAccountText()
  const formId = useId()
  const [chosen, setChosen] = useState(service)
  const [isTyped, setTyped] = useState(false)
  const create = useMutation(createCollectionMutation)
  const submit = async (name: string) => {
    await create.mutateAsync({ service: chosen, name })
    setTyped(false)
    onClose()
    said.created(text('told.collection'))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      unsaved={isTyped}
      title={text('collections.newTitle')}
      labels={{ close: text('collections.close'), cancel: text('collections.cancel') }}
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
    </Dialog>
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
  const rename = useMutation(renameCollectionMutation)
  const submit = async (name: string) => {
    await rename.mutateAsync({ service, id: collection.id, name })
    setTyped(collection.name)
    onClose()
    said.updated(text('told.collection'))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      unsaved={open && typed !== collection.name && !rename.isSuccess}
      title={text('collections.renameTitle', { collection: collection.name })}
      labels={{ close: text('collections.close'), cancel: text('collections.cancel') }}
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
    </Dialog>
  )
}
