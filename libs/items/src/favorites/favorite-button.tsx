import { Popover, StarButton, toast } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import type { RowRef } from '../row-ref.ts'
import { FavoriteChoices } from './favorite-choices.tsx'
import { removeFromFavoriteMutation } from './favorite-queries.ts'
import { useRowStars } from './use-row-stars.ts'

interface FavoriteButtonProps {
  row: RowRef
  size?: 'sm' | 'touch'
}

/**
 * A star, filled when the row is one of the reader's favourites. The first click adds it to the default list;
 * a click on a filled star opens the lists. It waits for the lists, because Undo must not remove what was a favourite
 * before.
 */
export function FavoriteButton({ row, size }: FavoriteButtonProps) {
  const text = useText()
  const dialogText = useDialogText()
  const { lists, isStarred, star } = useRowStars()
  const removal = useMutation(removeFromFavoriteMutation)
  const starred = isStarred(row)

  const add = async () => {
    const list = await star(row)
    if (list === null) return
    const { id: category_id, name } = list
    toast.success({
      title: text('favorites.added', { category: name }),
      description: row.name,
      action: {
        label: dialogText('undo'),
        onAction: () => removal.mutate({ category_id, favoritable_type: row.type, favoritable_id: row.id }),
      },
    })
  }
  return (
    <Popover
      label={text('favorites.starred', { name: row.name })}
      placement="bottom-end"
      closeLabel={dialogText('close')}
      opens={starred || lists === 'failed'}
      trigger={
        <StarButton
          size={size}
          starred={starred}
          disabled={lists === 'loading'}
          label={text(starred ? 'favorites.starred' : 'favorites.star', { name: row.name })}
          // A refusal is shown as a toast.
          onClick={() => !starred && lists === 'known' && void add().catch(() => undefined)}
        />
      }
    >
      <FavoriteChoices row={row} />
    </Popover>
  )
}
