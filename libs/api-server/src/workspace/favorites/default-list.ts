import type { FavoritableType } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** The categories of a person of one type, by id; the one at the end of the menu, the default, is first. */
export async function findListsOfType(db: TeamDatabase, userId: number, type: FavoritableType) {
  const rows = await db
    .selectFrom('favorite_categories')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('rank')
    .execute()
  return rows.map(({ id }) => id)
}

/** One of these categories that has the item; undefined when none has it. */
export async function findHolding(db: TeamDatabase, categoryIds: number[], favoritableId: string) {
  if (categoryIds.length === 0) return undefined
  const row = await db
    .selectFrom('favorite_items')
    .select('category_id')
    .where('category_id', 'in', categoryIds)
    .where('favoritable_id', '=', favoritableId)
    .limit(1)
    .executeTakeFirst()
  return row?.category_id
}
