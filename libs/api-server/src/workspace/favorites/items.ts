import { sql } from 'kysely'
import type { FavoritableRow, FavoritableType } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isRowType, rowLabels } from './favoritable-rows.ts'
import { lockFavorites } from './queries.ts'
import type { FavoriteRow } from './queries.ts'

/** The targets of a category's items; items of deleted rows are removed here. Needs `lockFavorites`. */
export async function keptItems(
  db: TeamDatabase,
  categoryId: number,
  type: FavoritableType,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite_items')
    .select('favoritable_id')
    .where('category_id', '=', categoryId)
    .execute()
  const ids = rows.map((row) => row.favoritable_id)
  if (!isRowType(type)) return ids
  const found = await rowLabels(db, type, ids.map(Number))
  const isThere = (id: string) => found.has(Number(id))
  await deleteItems(
    db,
    [categoryId],
    ids.filter((id) => !isThere(id)),
  )
  return ids.filter(isThere)
}

/** Removes rows from everybody's favourites, in the transaction that deletes them. */
export async function forgetRows(db: TeamDatabase, type: FavoritableRow, ids: number[]): Promise<void> {
  const gone = ids.map(String)
  if (gone.length === 0) return
  const categories = await db
    .selectFrom('favorite_categories')
    .innerJoin('favorite_items', 'favorite_items.category_id', 'favorite_categories.id')
    .select(['favorite_categories.id', 'user_id'])
    .distinct()
    .where('type', '=', type)
    .where('favoritable_id', 'in', gone)
    .execute()
  const owners = [...new Set(categories.map(({ user_id }) => user_id))].toSorted((one, other) => one - other)
  for (const owner of owners) await lockFavorites(db, owner)
  await deleteItems(
    db,
    categories.map(({ id }) => id),
    gone,
  )
}

/** Removes items from categories, and closes the gaps. Needs `lockFavorites`. */
export async function deleteItems(
  db: TeamDatabase,
  categoryIds: number[],
  favoritableIds: string[],
): Promise<void> {
  if (categoryIds.length === 0 || favoritableIds.length === 0) return
  await db
    .deleteFrom('favorite_items')
    .where('category_id', 'in', categoryIds)
    .where('favoritable_id', 'in', favoritableIds)
    .execute()
  await sql`
    update favorite_items as item set rank = kept.place
    from (
      select id, row_number() over (partition by category_id order by rank) - 1 as place
      from favorite_items where team_id = ${currentTeam(db)} and category_id = any(${categoryIds}::bigint[])
    ) as kept
    where item.team_id = ${currentTeam(db)} and item.id = kept.id and item.rank <> kept.place`.execute(db)
}

/** Inserts items, in the given order, before the `count` that a category has. */
export async function insertItems(db: TeamDatabase, categoryId: number, items: FavoriteRow[], count = 0) {
  if (items.length === 0) return
  await db
    .insertInto('favorite_items')
    .values(
      items.map((item, index) => ({
        ...item,
        category_id: categoryId,
        rank: count + items.length - 1 - index,
      })),
    )
    .execute()
}

/** Inserts an item at a position into a category with `count` items. Needs `lockFavorites`. */
export async function insertItem(
  db: TeamDatabase,
  categoryId: number,
  item: FavoriteRow,
  place: { count: number; position: number },
) {
  const rank = Math.max(0, place.count - place.position)
  await db
    .updateTable('favorite_items')
    .set((column) => ({ rank: column('rank', '+', 1) }))
    .where('category_id', '=', categoryId)
    .where('rank', '>=', rank)
    .execute()
  await db
    .insertInto('favorite_items')
    .values({ ...item, category_id: categoryId, rank })
    .execute()
}
