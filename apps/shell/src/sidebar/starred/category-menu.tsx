import type { FavoriteCategory } from '@tandem/api-contract'
import { pageText } from '@tandem/app-frame'
import { Menu } from '@tandem/design-system'
import {
  addToFavoriteMutation,
  createFavoriteCategoryMutation,
  deleteFavoriteCategoryMutation,
  favoriteQueries,
  undoOfDeletion,
} from '@tandem/items'
import { successToast } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Ellipsis, FilePlus, Pencil, Trash2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { shellMessages } from '../../messages.ts'
import { withoutEndSlash } from '../active-entry.ts'
import { RowButton } from '../row-button.tsx'
import { categoryDialogAtom } from './category-dialog-atom.ts'

/** The actions for a favourite category. */
export function CategoryMenu({ category, isTouch }: { category: FavoriteCategory; isTouch: boolean }) {
  const text = shellMessages.useText()
  const here = withoutEndSlash(useLocation().pathname)
  const openDialog = useSetAtom(categoryDialogAtom)
  const { data: categories = [] } = useQuery(favoriteQueries.categories())
  const add = useMutation(addToFavoriteMutation)
  const create = useMutation(createFavoriteCategoryMutation)
  const deletion = useMutation(deleteFavoriteCategoryMutation)
  const page = category.type === 'menu' ? pageText(here) : null
  const hasPage = category.items.some(({ favoritable_id }) => favoritable_id === here)

  const remove = () => {
    const draft = undoOfDeletion(categories, category)
    deletion.mutate(category.id)
    successToast.deleted(text('categories.category'), {
      description: category.name,
      action: { label: text('starred.undo'), onAction: () => create.mutate(draft) },
    })
  }
  return (
    <Menu
      trigger={
        <RowButton
          isTouch={isTouch}
          label={text('categories.more', { category: category.name })}
          tabIndex={-1}
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={[
        ...(page
          ? [
              {
                key: 'add',
                label: text('categories.addThis'),
                icon: <FilePlus aria-hidden />,
                ...(hasPage && { disabledReason: text('categories.holdsIt') }),
                onSelect: () =>
                  add.mutate({
                    category_id: category.id,
                    favoritable_type: 'menu',
                    favoritable_id: here,
                    label: page.title,
                  }),
              },
            ]
          : []),
        {
          key: 'rename',
          label: text('categories.rename'),
          icon: <Pencil aria-hidden />,
          onSelect: () => openDialog({ kind: 'rename', category }),
        },
        'separator',
        {
          key: 'delete',
          label: text('categories.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: remove,
        },
      ]}
    />
  )
}
