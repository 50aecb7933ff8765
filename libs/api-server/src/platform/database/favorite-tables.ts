import type { Generated } from 'kysely'
import type { FavoritableType } from '@tandem/api-contract'
import type { TeamId, Timestamp } from './columns.ts'

interface FavoriteCategoriesTable {
  team_id: TeamId
  id: Generated<number>
  user_id: number
  type: FavoritableType
  name: string
  /** The name as it is compared; a person has each once. */
  name_key: string
  /** Counts from 0 among the person's categories; the highest stands first, so that a new one moves no other. */
  rank: number
  created_at: Timestamp
}

interface FavoriteItemsTable {
  team_id: TeamId
  id: Generated<number>
  category_id: number
  /** A path where the category holds entries of the menu, else the id of a row. */
  favoritable_id: string
  /** Of entries of the menu; rows are shown by the name they have now. */
  label: string | null
  /** As in categories, among the items of the category. */
  rank: number
}

/** What people keep as favourites. */
export interface FavoriteTables {
  favorite_categories: FavoriteCategoriesTable
  favorite_items: FavoriteItemsTable
}
