import { Popover, StarButton } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import type { RowRef } from '../row-ref.ts'
import { FavoriteChoices } from './favorite-choices.tsx'
import { favoriteQueries } from './favorite-queries.ts'
import { categoriesOf, holdsRow } from './row-favorites.ts'

interface FavoriteButtonProps {
  row: RowRef
  size?: 'sm' | 'touch'
}

/** A star, filled when the row is one of the reader's favourites. Opens the categories for it. */
export function FavoriteButton({ row, size }: FavoriteButtonProps) {
  const text = useText()
  const dialogText = useDialogText()
  const { data = [] } = useQuery(favoriteQueries.categories())
  const isStarred = categoriesOf(data, row.type).some((category) => holdsRow(category, row))
  return (
    <Popover
      label={text('favorites.starred', { name: row.name })}
      placement="bottom-end"
      closeLabel={dialogText('close')}
      trigger={
        <StarButton
          size={size}
          starred={isStarred}
          label={text(isStarred ? 'favorites.starred' : 'favorites.star', { name: row.name })}
        />
      }
    >
      <FavoriteChoices row={row} />
    </Popover>
  )
}
