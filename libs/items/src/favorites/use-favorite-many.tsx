import type { FavoritableRow } from '@tandem/api-contract'
import type { BulkAction, RowSelection } from '@tandem/design-system'
import { lazyPart, useLoadWhenIdle } from '@tandem/design-system'
import { Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'

const loadForm = async () => (await import('./favorite-many-form.tsx')).FavoriteManyForm
const FavoriteManyForm = lazyPart(loadForm)

/** The maximum number of rows that the server accepts at once. */
const mostAtOnce = 100

/**
 * Adds chosen rows of a kind to a favourite category: the action for the bar below the list, and its dialog.
 */
export function useFavoriteMany(
  type: FavoritableRow,
  { onDone }: { onDone?: () => void } = {},
): { action: (selection: RowSelection) => BulkAction; dialog: ReactNode } {
  useLoadWhenIdle(loadForm)
  const text = useText()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  return {
    action: ({ kind, ids: chosen }) => ({
      key: 'favorite',
      label: text('favorites.action'),
      icon: <Star aria-hidden />,
      // Rows that were never loaded can't be added to a category.
      ...((kind === 'allBut' || chosen.size > mostAtOnce) && {
        disabledReason: text('favorites.tooMany', { limit: mostAtOnce }),
      }),
      onAction: () => setIds([...chosen].map(Number)),
    }),
    dialog: ids && (
      <Suspense>
        <FavoriteManyForm type={type} ids={ids} onClose={() => setIds(null)} onDone={onDone} />
      </Suspense>
    ),
  }
}
