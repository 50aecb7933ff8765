import { maxAddedFavorites } from '@tandem/api-contract'
import type { FavoritableRow } from '@tandem/api-contract'
import type { BulkAction, RowSelection } from '@tandem/design-system'
import { useLateDialog } from '@tandem/page-parts'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'

const loadForm = async () => (await import('./favorite-many-form.tsx')).FavoriteManyForm

/**
 * Adds chosen rows of a kind to a favourite category: the action for the bar below the list, and its dialog.
 */
export function useFavoriteMany(
  type: FavoritableRow,
  { onDone }: { onDone?: () => void } = {},
): { action: (selection: RowSelection) => BulkAction; dialog: ReactNode } {
  const { Dialog, isComing, open } = useLateDialog(loadForm)
  const text = useText()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  return {
    action: ({ kind, ids: chosen }) => ({
      key: 'favorite',
      label: text('favorites.action'),
      icon: <Star aria-hidden />,
      // Rows that were never loaded can't be added to a category.
      ...((kind === 'allBut' || chosen.size > maxAddedFavorites) && {
        disabledReason: text('favorites.tooMany', { limit: maxAddedFavorites }),
      }),
      loading: isComing,
      onAction: () => open(() => setIds([...chosen].map(Number))),
    }),
    dialog: ids && Dialog && <Dialog type={type} ids={ids} onClose={() => setIds(null)} onDone={onDone} />,
  }
}
