import type { Generated } from 'kysely'
import type { FavoritableType } from '@tandem/api-contract'
import type { TeamId, Timestamp } from './columns.ts'

interface FavoriteCategoriesTable {
  team_id: TeamId
  id: Generated<number>
  user_id: number
  type: FavoritableType
  name: string
  /** The name in the form that is compared; a person has each name once. */
  name_key: string
  /**
   * The order of the person's categories, from 0. The highest comes first, so that adding one moves no other.
   */
  rank: number
  created_at: Timestamp
}

interface FavoriteItemsTable {
  team_id: TeamId
  id: Generated<number>
  category_id: number
  /** A path for menu entries, otherwise the id of a row. */
  favoritable_id: string
  /** Only for menu entries; rows are shown with their current name. */
  label: string | null
  /** The order within the category, as for categories. */
  rank: number
}

/** What people keep as favourites. */
export interface FavoriteTables {
  favorite_categories: FavoriteCategoriesTable
  favorite_items: FavoriteItemsTable
}
