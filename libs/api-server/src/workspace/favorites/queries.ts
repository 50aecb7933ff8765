import { sql } from 'kysely'
import type { FavoritableType, FavoriteCategory } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isRowType, rowLabels } from './favoritable-rows.ts'
import { nameKey } from '../../platform/lists/name-key.ts'

/** A stored favourite: a path with its label, or the id of a row. */
export interface FavoriteRow {
  favoritable_id: string
  label: string | null
}

/** Makes changes of a person's favourites wait for each other, because positions and limits are counted. */
export async function lockFavorites(db: TeamDatabase, userId: number) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The categories of a person with their items, or those of `ids`; newest first. */
export async function findCategories(
  db: TeamDatabase,
  userId: number,
  ids?: number[],
): Promise<FavoriteCategory[]> {
  const categories = await db
    .selectFrom('favorite_categories')
    .select(['id', 'name', 'type'])
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('rank', 'desc')
    .execute()
  const items = await db
    .selectFrom('favorite_items')
    .innerJoin('favorite_categories', 'favorite_categories.id', 'favorite_items.category_id')
    .select(['favorite_items.id', 'category_id', 'favoritable_id', 'label', 'type'])
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('category_id', 'in', ids ?? []))
    .orderBy('category_id')
    .orderBy('favorite_items.rank', 'desc')
    .execute()
  const labels = await labelsOf(db, items)
  const byCategory = Map.groupBy(items, (item) => item.category_id)
  return categories.map((category) => ({
    ...category,
    items: (byCategory.get(category.id) ?? [])
      .flatMap(({ id, favoritable_id, label }) => {
        const shown = isRowType(category.type)
          ? labels.get(category.type)?.get(Number(favoritable_id))
          : label
        return shown === undefined || shown === null ? [] : [{ id, favoritable_id, label: shown }]
      })
      .map(({ id, favoritable_id, label }, position) => ({
        id,
        favoritable_type: category.type,
        favoritable_id: isRowType(category.type) ? Number(favoritable_id) : favoritable_id,
        label,
        position,
      })),
  }))
}

async function labelsOf(db: TeamDatabase, items: { type: FavoritableType; favoritable_id: string }[]) {
  const labels = new Map<FavoritableType, Map<number, string>>()
  for (const [type, ofType] of Map.groupBy(items, (item) => item.type)) {
    const ids = ofType.map((item) => Number(item.favoritable_id))
    if (isRowType(type)) labels.set(type, await rowLabels(db, type, ids))
  }
  return labels
}

/** One category of a person. @throws when the person has no such category */
export async function findCategory(db: TeamDatabase, userId: number, id: number): Promise<FavoriteCategory> {
  const [category] = await findCategories(db, userId, [id])
  if (!category) throw new Error(`There is no favourite category ${id}`)
  return category
}

/** The type of a category of a person; undefined when the person has no such category. */
export async function findType(
  db: TeamDatabase,
  userId: number,
  id: number,
): Promise<FavoritableType | undefined> {
  const row = await db
    .selectFrom('favorite_categories')
    .select('type')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.type
}

/** How many categories and items a person has. */
export async function countFavorites(db: TeamDatabase, userId: number) {
  const counted = await db
    .selectFrom('favorite_categories')
    .leftJoin('favorite_items', 'favorite_items.category_id', 'favorite_categories.id')
    .select([
      sql<number>`count(distinct favorite_categories.id)`.as('categories'),
      sql<number>`count(favorite_items.id)`.as('items'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { categories: Number(counted.categories), items: Number(counted.items) }
}

/** Adds a category at a position; null when the person has one with that name. Needs `lockFavorites`. */
export async function insertCategory(
  db: TeamDatabase,
  category: { user_id: number; type: FavoritableType; name: string; created_at: Date },
  place: { count: number; position: number },
): Promise<number | null> {
  const rank = Math.max(0, place.count - place.position)
  const inserted = await db
    .insertInto('favorite_categories')
    .values({ ...category, name_key: nameKey(category.name), rank })
    .onConflict((conflict) => conflict.constraint('favorite_categories_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await db
    .updateTable('favorite_categories')
    .set((column) => ({ rank: column('rank', '+', 1) }))
    .where('user_id', '=', category.user_id)
    .where('rank', '>=', rank)
    .where('id', '<>', inserted.id)
    .execute()
  return inserted.id
}

/** Renames a category; false when the person has another one with that name. Needs `lockFavorites`. */
export async function renameCategory(
  db: TeamDatabase,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const name_key = nameKey(name)
  const other = await db
    .selectFrom('favorite_categories')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', name_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return false
  await db
    .updateTable('favorite_categories')
    .set({ name, name_key })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return true
}

/** Deletes a category with its items, and closes the gap it leaves. Needs `lockFavorites`. */
export async function deleteCategory(db: TeamDatabase, userId: number, id: number) {
  const deleted = await db
    .deleteFrom('favorite_categories')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('rank')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('favorite_categories')
    .set((column) => ({ rank: column('rank', '-', 1) }))
    .where('user_id', '=', userId)
    .where('rank', '>', deleted.rank)
    .execute()
}
