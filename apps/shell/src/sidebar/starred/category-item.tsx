import type { FavoriteCategory, FavoriteItem } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { toast } from '@tandem/design-system'
import {
  addToFavoriteMutation,
  favoriteName,
  isSaved,
  removeFromFavoriteMutation,
  undoOfRemoval,
  useRowPlace,
} from '@tandem/items'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { shellMessages } from '../../messages.ts'
import { useReadAhead } from '../../menu/use-read-ahead.ts'
import { menuRow, rowAction, rowBox, rowName } from '../menu-row.ts'
import { RowButton } from '../row-button.tsx'
import { favoritePath } from './favorite-path.ts'
import { labelOf, useEntryAt } from './use-entry-at.ts'

interface CategoryItemProps {
  category: FavoriteCategory
  item: FavoriteItem
  isTouch: boolean
  onNavigate?: () => void
}

/** An item of a favourite category: links to its place, and can be removed. */
export function CategoryItem({ category, item, isTouch, onNavigate }: CategoryItemProps) {
  const text = shellMessages.useText()
  const entryAt = useEntryAt()
  const readAhead = useReadAhead()
  const add = useMutation(addToFavoriteMutation)
  const removal = useMutation(removeFromFavoriteMutation)
  const orders = usePlace('orders')
  const placeOf = useRowPlace()
  const to = favoritePath(item, { placeOf, orders })
  const entry = to === null ? undefined : entryAt(to)
  const label = labelOf(entry, favoriteName(item))
  const read = () => to !== null && readAhead(to)

  const remove = () => {
    const { favoritable_type, favoritable_id } = item
    const draft = undoOfRemoval(category, item)
    removal.mutate({ category_id: category.id, favoritable_type, favoritable_id })
    toast.success({
      title: text('categories.removed', { category: category.name }),
      description: label,
      action: { label: text('starred.undo'), onAction: () => add.mutate(draft) },
    })
  }
  const name = (
    <span className={rowName} dir="auto">
      {label}
    </span>
  )
  return (
    <li className={rowBox({ shown: isTouch })} data-menu-row>
      {to === null ? (
        <span className={menuRow({ touch: isTouch, actions: 1 })}>{name}</span>
      ) : (
        <Link
          to={to}
          className={menuRow({ touch: isTouch, actions: 1 })}
          onPointerEnter={read}
          onFocus={read}
          onClick={onNavigate}
        >
          {name}
        </Link>
      )}
      {isSaved(category) && (
        <span className={rowAction({ touch: isTouch })}>
          <RowButton
            isTouch={isTouch}
            label={text('categories.removeFrom', { page: label, category: category.name })}
            icon={<X aria-hidden />}
            // Without a link, it is what can be reached of the row.
            tabIndex={to === null ? 0 : -1}
            onClick={remove}
          />
        </span>
      )}
    </li>
  )
}
