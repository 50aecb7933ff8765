import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import { NewSavedFilter } from '@tandem/api-contract'
import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { Dialog, Switch } from '@tandem/design-system'
import { NameForm, successToast, useDialogText } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '../messages.ts'
import { createSavedFilterMutation, updateSavedFilterMutation } from './saved-filter-queries.ts'

interface SavedFilterFormProps {
  /** Null saves a new one. */
  filter: SavedFilter | null
  list: FilteredList
  /** The view that a new one saves. */
  search: string
  onClose: () => void
  /** Called with the saved filter. */
  onSaved: (filter: SavedFilter) => void
}

/** The dialog that saves the current view under a name, or renames a filter. */
export function SavedFilterForm({ filter, list, search, onClose, onSaved }: SavedFilterFormProps) {
  const text = useText()
  const dialogText = useDialogText()
  const formId = useId()
  const mayShare = useIsAllowed('shared.write')
  const before = { name: filter?.name ?? '', isShared: filter?.visible_to_team ?? false }
  const [name, setName] = useState(before.name)
  const [isShared, setIsShared] = useState(before.isShared)
  const create = useMutation(withLocalErrors(createSavedFilterMutation))
  const update = useMutation(withLocalErrors(updateSavedFilterMutation))

  const submit = async (typed: string) => {
    const change = { name: typed, visible_to_team: isShared }
    const saved = await orKept(
      filter ? update.mutateAsync({ filter, change }) : create.mutateAsync({ list, search, ...change }),
    )
    onClose()
    if (saved === null) return
    onSaved(saved)
    const say = filter ? successToast.updated : successToast.created
    say(text('filters.filter'), { description: saved.name })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(filter ? 'filters.renameTitle' : 'filters.saveTitle')}
      unsaved={name.trim() !== before.name || isShared !== before.isShared}
      labels={{
        close: dialogText('close'),
        cancel: dialogText('cancel'),
        unsavedTitle: dialogText('discard.title'),
        unsavedText: text('filters.unsaved'),
        keepEditing: dialogText('discard.keep'),
        discard: dialogText('discard.discard'),
      }}
      action={{
        label: text(filter ? 'filters.renameAction' : 'filters.saveAction'),
        form: formId,
        loading: create.isPending || update.isPending,
      }}
    >
      <NameForm
        formId={formId}
        label={text('filters.name')}
        schema={NewSavedFilter.entries.name}
        initialName={before.name}
        startsHere
        onType={setName}
        onSubmit={submit}
      >
        <Switch
          label={text('filters.visibleToTeam')}
          hint={text(mayShare ? 'filters.onlyMe' : 'filters.mayNotShare')}
          checked={isShared}
          disabled={!mayShare}
          onCheckedChange={setIsShared}
        />
      </NameForm>
    </Dialog>
  )
}
