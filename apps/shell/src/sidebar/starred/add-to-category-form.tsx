import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import { Dialog, OptionCards, Stack, toast } from '@tandem/design-system'
import {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  favoriteQueries,
  isSaved,
} from '@tandem/items'
import type { FavoriteTarget, StarredMenu } from '@tandem/items'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { shellMessages } from '../../messages.ts'
import { CategoryNameFields } from './category-name-fields.tsx'

interface AddToCategoryFormProps {
  place: StarredMenu
  onClose: () => void
}

const newCategory = 'new'

/** The dialog that adds a place of the menu to an existing or a new favourite category. */
export function AddToCategoryForm({ place, onClose }: AddToCategoryFormProps) {
  const text = shellMessages.useText()
  const formId = useId()
  const { data = [] } = useQuery(favoriteQueries.categories())
  const create = useMutation(withLocalErrors(createFavoriteCategoryMutation))
  const add = useMutation(addToFavoriteMutation)

  const target: FavoriteTarget = { favoritable_type: 'menu', favoritable_id: place.to, label: place.label }
  // The category that this dialog is creating isn't offered.
  const categories = data.filter((category) => category.type === 'menu' && isSaved(category))
  const holds = (id: number) =>
    categories.find((category) => category.id === id)?.items.some((item) => item.favoritable_id === place.to)
  const [chosen, setChosen] = useState<string | null>(null)
  const choice = chosen ?? String(categories.find(({ id }) => !holds(id))?.id ?? newCategory)

  const finish = (category: string) => {
    onClose()
    toast.success({ title: text('categories.added', { category }), description: place.label })
  }
  const submitChoice = () => {
    const category = categories.find(({ id }) => String(id) === choice)
    if (!category) return
    add.mutate({ category_id: category.id, ...target })
    finish(category.name)
  }
  const submitName = async (name: string) => {
    const made = await orKept(create.mutateAsync({ name, items: [target] }))
    if (made === null) onClose()
    else finish(name)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('categories.addTitle', { page: place.label })}
      labels={{ close: text('categories.close'), cancel: text('categories.cancel') }}
      action={{ label: text('categories.add'), form: formId, loading: create.isPending }}
    >
      <Stack gap="4">
        {categories.length > 0 && (
          <OptionCards
            label={text('categories.category')}
            options={[
              ...categories.map(({ id, name }) => ({
                value: String(id),
                label: name,
                ...(holds(id) && { hint: text('categories.holdsIt'), disabled: true }),
              })),
              { value: newCategory, label: text('categories.newCategory') },
            ]}
            value={choice}
            onValueChange={setChosen}
          />
        )}
        {choice === newCategory ? (
          <CategoryNameFields formId={formId} name="" onSubmit={submitName} />
        ) : (
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault()
              submitChoice()
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
