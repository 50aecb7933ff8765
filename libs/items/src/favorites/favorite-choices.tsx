import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import { NewFavoriteCategory } from '@tandem/api-contract'
import type { FavoriteCategory } from '@tandem/api-contract'
import { Checkbox, Divider, Stack, Text, toast, useListMotion } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NameForm, useDialogText } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import type { RowRef } from '../row-ref.ts'
import { undoOfRemoval } from './favorite-changes.ts'
import {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  favoriteQueries,
  removeFromFavoriteMutation,
} from './favorite-queries.ts'
import { categoriesOf, favoriteOf, favoriteTargetOf, holdsRow } from './row-favorites.ts'

/** The categories for a row's kind, to add or remove the row, and a field for a new category. */
export function FavoriteChoices({ row }: { row: RowRef }) {
  const text = useText()
  const dialogText = useDialogText()
  const { data, isError } = useQuery(favoriteQueries.categories())
  const add = useMutation(addToFavoriteMutation)
  const removal = useMutation(removeFromFavoriteMutation)
  const create = useMutation(withLocalErrors(createFavoriteCategoryMutation))
  const target = favoriteTargetOf(row)
  const { listRef } = useListMotion()

  const remove = (category: FavoriteCategory) => {
    const item = favoriteOf(category, row)
    if (!item) return
    const undo = undoOfRemoval(category, item)
    removal.mutate({ category_id: category.id, favoritable_type: row.type, favoritable_id: row.id })
    toast.success({
      title: text('favorites.removed', { category: category.name }),
      description: row.name,
      action: { label: dialogText('undo'), onAction: () => add.mutate(undo) },
    })
  }
  const categories = data && categoriesOf(data, row.type)
  return (
    <Stack gap="4" className={inside}>
      <Text weight="medium">{text('favorites.title')}</Text>
      {categories === undefined && (
        <Text tone="muted" aria-busy={!isError}>
          {text(isError ? 'favorites.failed' : 'favorites.loading')}
        </Text>
      )}
      {categories?.length === 0 && <Text tone="muted">{text('favorites.none')}</Text>}
      {categories !== undefined && categories.length > 0 && (
        <Stack as="ul" ref={listRef} gap="2" aria-label={text('favorites.categories')}>
          {categories.map((category) => (
            <li key={category.id}>
              <Checkbox
                label={<bdi>{category.name}</bdi>}
                checked={holdsRow(category, row)}
                onChange={(event) =>
                  event.target.checked
                    ? add.mutate({ category_id: category.id, ...target })
                    : remove(category)
                }
              />
            </li>
          ))}
        </Stack>
      )}
      <Divider />
      <NameForm
        label={text('favorites.name')}
        placeholder={text('favorites.placeholder')}
        schema={NewFavoriteCategory.entries.name}
        submitLabel={text('favorites.create')}
        onSubmit={async (name) =>
          void (await orKept(create.mutateAsync({ name, type: row.type, items: [target] })))
        }
      />
    </Stack>
  )
}

const inside = css({
  padding: '3',
  width: '[16rem]',
  maxWidth: 'full',
  mobileDown: { width: 'full', padding: '0' },
})
