import { usePlace } from '@tandem/app-frame'
import { favoriteName, favoriteQueries, useRowPlace, useStarredMenus } from '@tandem/items'
import { useQuery } from '@tanstack/react-query'
import { Folder } from 'lucide-react'
import type { FlyoutEntry } from '../flyout/flyout-entry.ts'
import { favoritePath } from './favorite-path.ts'
import { labelOf, useEntryAt } from './use-entry-at.ts'

/** Everything in Starred for a flyout: the places, then each category with its content. */
export function useStarredEntries(): FlyoutEntry[] {
  const entryAt = useEntryAt()
  const { starred } = useStarredMenus()
  const { data: categories = [] } = useQuery(favoriteQueries.categories())
  const orders = usePlace('orders')
  const placeOf = useRowPlace()

  const placeAt = (to: string, label: string): Pick<FlyoutEntry, 'to' | 'label'> => ({
    to,
    label: labelOf(entryAt(to), label),
  })
  return [
    ...starred.map(({ to, label }) => ({ key: to, ...placeAt(to, label) })),
    ...categories
      .filter(({ items }) => items.length > 0)
      .map((category) => ({
        key: `category-${category.id}`,
        label: category.name,
        icon: Folder,
        children: category.items.map((item) => {
          const to = favoritePath(item, { placeOf, orders })
          const name = favoriteName(item)
          return { key: String(item.id), ...(to === null ? { label: name } : placeAt(to, name)) }
        }),
      })),
  ]
}
