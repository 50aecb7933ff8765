import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import { NewFavoriteCategory } from '@tandem/api-contract'
import type { FavoritableRow, FavoriteCategory } from '@tandem/api-contract'
import { Dialog, OptionCards, Stack, toast } from '@tandem/design-system'
import { FailureBanner, NameForm, noFailure, readFailure, useDialogText } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '../messages.ts'
import {
  addManyToFavoriteMutation,
  createCategoryOfRowsMutation,
  favoriteQueries,
} from './favorite-queries.ts'
import { categoriesOf, defaultListOf } from './row-favorites.ts'

interface FavoriteManyFormProps {
  type: FavoritableRow
  ids: readonly number[]
  onClose: () => void
  onDone?: () => void
}

const newCategory = 'new'

/** The dialog that adds several rows to a favourite category, existing or new. */
export function FavoriteManyForm({ type, ids, onClose, onDone }: FavoriteManyFormProps) {
  const text = useText()
  const dialogText = useDialogText()
  const formId = useId()
  const [failure, setFailure] = useState(noFailure)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data = [] } = useQuery(favoriteQueries.categories())
  const create = useMutation(withLocalErrors(createCategoryOfRowsMutation))
  const add = useMutation(withLocalErrors(addManyToFavoriteMutation))

  const categories = categoriesOf(data, type)
  const category =
    chosen === newCategory
      ? undefined
      : (categories.find(({ id }) => String(id) === chosen) ?? defaultListOf(data, type))
  const rows = text('favorites.rows', { count: ids.length })

  const finish = (category: FavoriteCategory | null) => {
    onClose()
    onDone?.()
    if (category === null) return
    const { name, items } = category
    const kept = new Set(items.map(({ favoritable_id }) => Number(favoritable_id)))
    const added = ids.filter((id) => kept.has(id)).length
    toast.success({
      title: text('favorites.added', { category: name }),
      description: text('favorites.rows', { count: added }),
    })
  }
  const submitChoice = async (category_id: number) => {
    setFailure(noFailure)
    try {
      const rowsOf = { favoritable_type: type, favoritable_ids: [...ids] }
      finish(await orKept(add.mutateAsync({ category_id, ...rowsOf })))
    } catch (error) {
      setFailure(readFailure(error, {}))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('favorites.many', { count: ids.length })}
      labels={{ close: dialogText('close'), cancel: dialogText('cancel') }}
      action={{ label: text('favorites.add'), form: formId, loading: create.isPending || add.isPending }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        {categories.length > 0 && (
          <OptionCards
            label={text('favorites.category')}
            options={[
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: newCategory, label: text('favorites.newCategory') },
            ]}
            value={category ? String(category.id) : newCategory}
            onValueChange={setChosen}
          />
        )}
        {category ? (
          <form
            id={formId}
            aria-label={rows}
            onSubmit={(event) => {
              event.preventDefault()
              void submitChoice(category.id)
            }}
          />
        ) : (
          <NameForm
            formId={formId}
            label={text('favorites.name')}
            placeholder={text('favorites.placeholder')}
            initialName={categories.length === 0 ? text(`favorites.lists.${type}`) : ''}
            schema={NewFavoriteCategory.entries.name}
            onSubmit={async (name) => finish(await orKept(create.mutateAsync({ name, type, ids })))}
          />
        )}
      </Stack>
    </Dialog>
  )
}
