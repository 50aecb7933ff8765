import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import type { FavoriteCategory } from '@tandem/api-contract'
import { Dialog } from '@tandem/design-system'
import { createFavoriteCategoryMutation, renameFavoriteCategoryMutation } from '@tandem/items'
import { successToast } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { shellMessages } from '../../messages.ts'
import { CategoryNameFields } from './category-name-fields.tsx'

interface CategoryNameFormProps {
  /** Null to create a new one. */
  category: FavoriteCategory | null
  onClose: () => void
}

/** The dialog that creates or renames a favourite category. */
export function CategoryNameForm({ category, onClose }: CategoryNameFormProps) {
  const text = shellMessages.useText()
  const formId = useId()
  const create = useMutation(withLocalErrors(createFavoriteCategoryMutation))
  const rename = useMutation(withLocalErrors(renameFavoriteCategoryMutation))

  const submit = async (name: string) => {
    const saved = await orKept(
      category ? rename.mutateAsync({ id: category.id, name }) : create.mutateAsync({ name }),
    )
    onClose()
    if (saved === null) return
    const say = category ? successToast.updated : successToast.created
    say(text('categories.category'), { description: name })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(category ? 'categories.renameTitle' : 'categories.newTitle')}
      labels={{ close: text('categories.close'), cancel: text('categories.cancel') }}
      action={{
        label: text(category ? 'categories.rename' : 'categories.create'),
        form: formId,
        loading: create.isPending || rename.isPending,
      }}
    >
      <CategoryNameFields formId={formId} name={category?.name ?? ''} onSubmit={submit} />
    </Dialog>
  )
}
